import { afterAll, describe, expect, it } from 'vitest';
import { outside } from '@/test/fakes/outside.ts';
import { lookTool, shelf } from '@/test/fakes/shelf.ts';
import { httpBridge } from './http-bridge.ts';
import { pythonWith, runPython } from './python-environment.ts';

// Check 4 of the bridge: other clients list and call its tools over MCP.

const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

async function start() {
  const its = await outside([lookTool(shelf({ a: 'top' }), { untrusted: 'label' })]);
  const { url, close } = await httpBridge(its);
  closing.push(close);
  return { url: `${url}/mcp`, key: its.keys[0]! };
}

describe('Python clients', () => {
  it.each([
    ['mcp==1.30.0', 'session'],
    ['mcp==2.3.0', 'client'],
    ['fastmcp==4.2.3', 'fastmcp'],
    ['langchain-mcp-adapters==0.3.2', 'langchain'],
  ])('%s lists and calls tools, and gets errors', async (pinned, kind) => {
    const { url, key } = await start();
    const python = await pythonWith(pinned);
    const came = (await runPython(python, 'mcp_client.py', url, kind, key, 'look')) as Record<string, unknown>;
    expect(came).toMatchObject({
      tools: ['look'],
      looked: [false, expect.stringContaining('"a"')],
      nothing: [true, expect.any(String)],
    });
  });
});
