"""The house over HTTP and WebSocket; it knows no rule."""
