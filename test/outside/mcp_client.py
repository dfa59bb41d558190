"""Lists and calls tools of an MCP server with the client of the `mcp` package, 1.x or 2.x. Prints JSON."""

import asyncio
import json
import sys

url, kind = sys.argv[1], sys.argv[2]
headers = {"Authorization": "Bearer " + sys.argv[3]}


def told(result):
    """Whether a result is an error, and its first text."""
    failed = getattr(result, "is_error", None)
    if failed is None:
        failed = result.isError
    return [bool(failed), result.content[0].text]


async def with_session():
    """The 1.x way: a transport, then a session over it."""
    from mcp import ClientSession
    from mcp.client.streamable_http import streamablehttp_client

    async with streamablehttp_client(url, headers=headers) as (read, write, _):
        async with ClientSession(read, write) as session:
            await session.initialize()
            names = [tool.name for tool in (await session.list_tools()).tools]
            return names, told(await session.call_tool("look", {})), told(await session.call_tool("nothing", {}))


async def with_client():
    """The 2.x way: one client over an HTTP client of one's own."""
    import httpx2
    from mcp import Client
    from mcp.client.streamable_http import streamable_http_client

    async with httpx2.AsyncClient(headers=headers) as http:
        async with Client(streamable_http_client(url, http_client=http)) as client:
            names = [tool.name for tool in (await client.list_tools()).tools]
            return names, told(await client.call_tool("look", {})), told(await client.call_tool("nothing", {}))


ways = {"session": with_session, "client": with_client}
found, looked, nothing = asyncio.run(ways[kind]())
print(json.dumps({"tools": found, "looked": looked, "nothing": nothing}))
