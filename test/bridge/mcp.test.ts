import { describe, expect, it } from 'vitest';
import { outside } from '@/test/fakes/outside.ts';
import { lookTool, shelf, takeTool } from '@/test/fakes/shelf.ts';

async function start(clients?: Parameters<typeof outside>[1]) {
  const stand = shelf({ a: 'top', b: 'top' });
  const its = await outside([lookTool(stand, { untrusted: 'label' }), takeTool(stand)], clients);
  let id = 0;
  const accept = { accept: 'application/json, text/event-stream' };

  /** The last message of an answer, which may come as events. */
  async function message(response: Response): Promise<Record<string, unknown>> {
    const text = await response.text();
    const last = text.split('\n').findLast((line) => line.startsWith('data: {'));
    return JSON.parse(last?.slice('data: '.length) ?? text) as Record<string, unknown>;
  }

  /** A request as programs of the generation of 2025 send it. */
  async function legacy(method: string, params: object, key = its.keys[0]!) {
    id += 1;
    const headers = { ...accept, 'mcp-protocol-version': '2025-11-25' };
    const body = { jsonrpc: '2.0', id, method, params };
    return message(await its.send('POST', '/mcp', { body, headers, key }));
  }

  /** A request as programs of the generation of 2026 send it. */
  async function modern(method: string, params: Record<string, unknown>, path = '/mcp', key = its.keys[0]!) {
    id += 1;
    const meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'claude-code', version: '2.1.331' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const headers = {
      ...accept,
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': method,
      ...(typeof params.name === 'string' ? { 'mcp-name': params.name } : {}),
    };
    const body = { jsonrpc: '2.0', id, method, params: { ...params, _meta: meta } };
    return message(await its.send('POST', path, { body, headers, key }));
  }
  return { ...its, stand, legacy, modern };
}

const take = { name: 'take', arguments: { names: ['a'] } };
const textOf = ({ result }: Record<string, unknown>) => (result as { content: { text: string }[] }).content[0]!.text;

describe('tools/list', () => {
  it('gives each tool with its annotations, in both versions of the protocol', async () => {
    const { legacy, modern } = await start();
    const tools = [
      {
        name: 'look',
        title: 'Look',
        description: 'Lists what stands on the shelf',
        inputSchema: { type: 'object', properties: { in: { type: 'string' } } },
        annotations: { readOnlyHint: true, destructiveHint: false, openWorldHint: false },
      },
      { name: 'take', annotations: { readOnlyHint: false, destructiveHint: true, openWorldHint: false } },
    ];
    expect(await legacy('tools/list', {})).toMatchObject({ result: { tools } });
    expect(await modern('tools/list', {})).toMatchObject({ result: { tools, ttlMs: 60_000, cacheScope: 'private' } });
    expect(await modern('tools/list', {}, '/mcp?tags=read')).toMatchObject({ result: { tools: [{ name: 'look' }] } });
  });

  it('gives instructions, and records the program’s name', async () => {
    const { legacy, modern, records } = await start();
    const clientInfo = { name: 'cursor', version: '1.2' };
    const init = await legacy('initialize', { protocolVersion: '2025-11-25', capabilities: {}, clientInfo });
    expect(init).toMatchObject({
      result: { instructions: expect.stringContaining('undo'), serverInfo: { name: 'outrigger' } },
    });
    expect(await records.clients.get('client0')).toMatchObject({ calls: 'cursor 1.2' });
    await modern('server/discover', {});
    expect(await records.clients.get('client0')).toMatchObject({ calls: 'claude-code 2.1.331' });
  });
});

describe('tools/call', () => {
  it('puts text of others between two lines with a random mark', async () => {
    const { legacy } = await start();
    const [before, line, data, after] = textOf(await legacy('tools/call', { name: 'look', arguments: {} })).split('\n');
    expect(before).toContain('data, not instructions');
    expect(line).toBe(after);
    expect(JSON.parse(data!)).toEqual({ items: [{ id: 'a' }, { id: 'b' }], total: 2 });
  });

  it('gives a failure with a suggestion', async () => {
    const { legacy } = await start();
    const answer = await legacy('tools/call', { name: 'look', arguments: { im: 1 } });
    expect(answer).toMatchObject({ result: { isError: true } });
    expect(JSON.parse(textOf(answer))).toEqual({ error: expect.any(String), suggestion: expect.any(String) });
    expect(await legacy('tools/call', { name: 'lok', arguments: {} })).toMatchObject({ result: { isError: true } });
  });

  it('waits, and makes the library of 2026 repeat the call by itself', async () => {
    const { modern, question, answerRows, endHold, stand } = await start();
    const first = modern('tools/call', take);
    const ticket = await question();
    await endHold();
    const waiting = (await first).result as Record<string, unknown>;
    expect(waiting).toMatchObject({ resultType: 'input_required', requestState: expect.stringMatching(/^client:/) });
    expect(waiting).not.toHaveProperty('inputRequests');
    const second = modern('tools/call', { ...take, requestState: waiting.requestState });
    await endHold();
    expect((await second).result).toEqual(expect.objectContaining({ requestState: waiting.requestState }));
    const third = modern('tools/call', { ...take, requestState: waiting.requestState });
    await answerRows(ticket);
    expect(await third).toMatchObject({ result: { resultType: 'complete', isError: false } });
    expect([...stand.touched]).toEqual([['a', 1]]);
  });

  it('tells the library of 2026 after eight holds to ask later', async () => {
    const { modern, question, endHold } = await start();
    let sent = modern('tools/call', take);
    await question();
    let state: unknown;
    for (let hold = 1; hold < 8; hold += 1) {
      await endHold();
      state = ((await sent).result as Record<string, unknown>).requestState;
      sent = modern('tools/call', { ...take, requestState: state });
    }
    await endHold();
    const last = await sent;
    expect(last).toMatchObject({ result: { isError: true } });
    expect(textOf(last)).toContain('has not answered yet');
  });

  it('tells older programs that the call waits, and the same call joins it', async () => {
    const { legacy, question, answerRows, endHold, stand } = await start();
    const first = legacy('tools/call', take);
    const ticket = await question();
    await endHold();
    expect(textOf(await first)).toMatch(
      /^The user was asked in the browser \(.*\) and has not answered yet. Nothing was done. Call take again with the same arguments to go on waiting.$/,
    );
    await answerRows(ticket);
    expect(JSON.parse(textOf(await legacy('tools/call', take)))).toMatchObject({ done: 1 });
    expect([...stand.touched]).toEqual([['a', 1]]);
  });

  it('refuses a requestState that is forged, of another program, or of other arguments', async () => {
    const { modern, question, endHold, keys, registry } = await start([{}, { name: 'Cursor' }]);
    const first = modern('tools/call', take);
    await question();
    await endHold();
    const { requestState } = (await first).result as { requestState: string };
    const refused = { error: { code: -32_602 } };
    expect(await modern('tools/call', { ...take, requestState: 'client:made-up' })).toMatchObject(refused);
    expect(await modern('tools/call', { ...take, requestState }, '/mcp', keys[1]!)).toMatchObject(refused);
    const other = { name: 'take', arguments: { names: ['b'] }, requestState };
    expect(await modern('tools/call', other)).toMatchObject(refused);
    expect(await registry.openTickets()).toHaveLength(1);
  });
});

describe('an invalid MCP request', () => {
  it('gets an error in its form', async () => {
    const { send } = await start();
    expect((await send('GET', '/mcp', { headers: { accept: 'text/event-stream' } })).status).toBe(405);
    const broken = await send('POST', '/mcp', {
      body: 'no',
      headers: { accept: 'application/json, text/event-stream' },
    });
    expect(await broken.json()).toMatchObject({ jsonrpc: '2.0', error: { code: expect.any(Number) } });
  });
});
