"""HTTP requests that wait for their answer, however busy the machine is. httpx alone gives up after five seconds."""

from functools import partial

import httpx

PATIENCE = 300.0
"""Seconds after which an answer will not come any more."""

get = partial(httpx.get, timeout=PATIENCE)
head = partial(httpx.head, timeout=PATIENCE)
post = partial(httpx.post, timeout=PATIENCE)
request = partial(httpx.request, timeout=PATIENCE)
Client = partial(httpx.Client, timeout=PATIENCE)
AsyncClient = partial(httpx.AsyncClient, timeout=PATIENCE)
