"""What every game shares: no I/O beyond package data, no clock, no global generator."""
