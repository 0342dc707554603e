"""Tables over HTTP and WebSocket. It knows no rule."""
