"""Lists and calls tools of an MCP server with a client of Python: `mcp` 1.x or 2.x, fastmcp, LangChain. Prints JSON."""

import asyncio
import json
import os
import sys

url, kind, key, tool = sys.argv[1:5]
headers = {"Authorization": "Bearer " + key}


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
            return names, told(await session.call_tool(tool, {})), told(await session.call_tool("nothing", {}))


async def with_client():
    """The 2.x way: one client over an HTTP client of one's own."""
    import httpx2
    from mcp import Client
    from mcp.client.streamable_http import streamable_http_client

    async with httpx2.AsyncClient(headers=headers) as http:
        async with Client(streamable_http_client(url, http_client=http)) as client:
            names = [tool.name for tool in (await client.list_tools()).tools]
            return names, told(await client.call_tool(tool, {})), told(await client.call_tool("nothing", {}))


async def with_stdio():
    """A program that starts its servers itself. `url` is the command here."""
    from mcp import ClientSession, StdioServerParameters
    from mcp.client.stdio import stdio_client

    command, *args = json.loads(url)
    environment = {**os.environ, "OUTRIGGER_KEY": key}
    async with stdio_client(StdioServerParameters(command=command, args=args, env=environment)) as (read, write):
        async with ClientSession(read, write) as session:
            await session.initialize()
            names = [tool.name for tool in (await session.list_tools()).tools]
            return names, told(await session.call_tool(tool, {})), told(await session.call_tool("nothing", {}))


async def with_fastmcp():
    """As docs/bridge.md has it."""
    from fastmcp import Client

    servers = {"outrigger": {"url": url, "headers": headers}}
    async with Client({"mcpServers": servers}) as client:
        names = [tool.name for tool in await client.list_tools()]
        looked = told(await client.call_tool(tool, {}))
        return names, looked, told(await client.call_tool("nothing", {}, raise_on_error=False))


async def with_langchain():
    """Tools of an agent; the adapter opens a session for each call, and raises what fails."""
    from langchain_mcp_adapters.client import MultiServerMCPClient

    server = {"transport": "streamable_http", "url": url, "headers": headers}
    client = MultiServerMCPClient({"outrigger": server})
    tools = {each.name: each for each in await client.get_tools()}
    content = await tools[tool].ainvoke({})
    looked = [False, content if isinstance(content, str) else content[0]["text"]]
    async with client.session("outrigger") as session:
        return list(tools), looked, told(await session.call_tool("nothing", {}))


ways = {
    "session": with_session,
    "client": with_client,
    "stdio": with_stdio,
    "fastmcp": with_fastmcp,
    "langchain": with_langchain,
}
found, looked, nothing = asyncio.run(ways[kind]())
print(json.dumps({"tools": found, "looked": looked, "nothing": nothing}))
