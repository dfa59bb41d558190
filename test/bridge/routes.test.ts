import { describe, expect, it } from 'vitest';
import { z } from '@/src/contract/zod.ts';
import { outside } from '@/test/fakes/outside.ts';
import { lookTool, putTool, shelf, takeTool } from '@/test/fakes/shelf.ts';

const tools = (stand = shelf({ a: 'top', b: 'top' })) => [
  lookTool(stand, { untrusted: 'label' }),
  takeTool(stand),
  putTool(stand),
  lookTool(stand, { name: 'list_tags', area: 'tags' }),
  lookTool(stand, { name: 'read_page', area: 'pages', untrusted: 'page' }),
  lookTool(stand, { name: 'find_tools', reachesOthers: true }),
  takeTool(stand, { name: 'empty_trash', userOnly: true }),
  takeTool(stand, { name: 'export_items', atHome: true }),
];

async function names(path: string, clients?: Parameters<typeof outside>[1]): Promise<string[]> {
  const { send } = await outside(tools(), clients);
  const { data } = (await (await send('GET', path)).json()) as { data: { name: string }[] };
  return data.map(({ name }) => name);
}

describe('GET /v1/tools', () => {
  it('lists a tool with its schema and tags', async () => {
    const { send } = await outside(tools());
    const response = await send('GET', '/v1/tools?name=look');
    expect(await response.json()).toEqual({
      object: 'list',
      data: [
        {
          name: 'look',
          description: 'Lists what stands on the shelf',
          inputSchema: { type: 'object', properties: { in: { type: 'string' } } },
          tags: ['tabs', 'read', 'untrusted'],
        },
      ],
    });
  });

  it.each([
    ['', ['look', 'take', 'put', 'list_tags']],
    ['?tags=tabs', ['look', 'take', 'put']],
    ['?tags=tabs,read', ['look']],
    ['?tags=egress', ['put']],
    ['?name=*t*', ['take', 'put', 'list_tags']],
    ['?name=????', ['look', 'take']],
    ['?name=nothing*', []],
  ])('gives with %s', async (query, expected) => {
    expect(await names(`/v1/tools${query}`)).toEqual(expected);
  });

  it('leaves out tools that the program may not run', async () => {
    expect(await names('/v1/tools', [{ may: 'look' }])).toEqual(['look', 'list_tags']);
    expect(await names('/v1/tools', [{ sees: ['bookmarks'] }])).toEqual(['list_tags']);
    expect(await names('/v1/tools', [{ sees: ['tabs', 'pages'] }])).toEqual(['look', 'take', 'put', 'read_page']);
    expect(await names('/v1/tools', [{ off: ['look', 'put'] }])).toEqual(['take', 'list_tags']);
  });
});

describe('a tool that a program may not run', () => {
  it('is not found over HTTP, even if it was listed before', async () => {
    const { call } = await outside(tools(), [{ may: 'look' }]);
    expect(await call('take', { names: ['a'] })).toMatchObject({
      status: 404,
      body: { error: { code: 'tool_not_found' } },
    });
    expect(await call('export_items', { names: ['a'] })).toMatchObject({ status: 404 });
  });

  it('is refused by the registry too, with advice where to change it', async () => {
    const stand = shelf({ a: 'top' });
    const { registry, records } = await outside(tools(stand), [{ may: 'look' }]);
    const client = { id: 'client0', name: 'x', sitting: 's' };
    const run = (name: string) =>
      registry.run(
        { id: `r:${name}`, name, arguments: { names: ['a'] }, repairs: [] },
        { caller: 'client', conversation: 's', turn: null, client, window: null },
      );
    expect(await run('take')).toMatchObject({
      result: { success: false, code: 'off', error: expect.stringContaining('under Connections') },
    });
    await records.clients.remove('client0');
    expect(await run('take')).toMatchObject({ result: { success: false, error: expect.stringContaining('removed') } });
    expect(stand.things.size).toBe(1);
  });
});

describe('a request', () => {
  it('needs the key of a program', async () => {
    const { send, keys, records } = await outside(tools());
    const bad = await send('GET', '/v1/tools', { key: 'or_wrong' });
    expect(bad.status).toBe(401);
    expect(bad.headers.get('www-authenticate')).toBe('Bearer');
    expect(await bad.json()).toEqual({
      error: {
        message: 'This key is not known here, or its browser is closed.',
        type: 'authentication_error',
        code: 'invalid_api_key',
        param: null,
      },
    });
    expect((await send('GET', '/v1/tools', { key: keys[0]! })).status).toBe(200);
    await records.clients.remove('client0');
    expect((await send('GET', '/v1/tools', { key: keys[0]! })).status).toBe(401);
  });

  it('gets an error with words for an unknown path', async () => {
    const { send } = await outside(tools());
    expect((await send('GET', '/v1/nothing')).status).toBe(404);
    expect((await send('PUT', '/v1/tools')).status).toBe(405);
    expect((await send('POST', '/v1/tools/look/call', { body: ['a'] })).status).toBe(400);
    expect((await send('POST', '/v1/tools/look/call', { body: { arguments: 'a' } })).status).toBe(400);
    expect((await send('GET', '/v1/calls/client:nothing')).status).toBe(404);
  });

  it('records the program’s name', async () => {
    const { send, records } = await outside(tools());
    await send('GET', '/v1/tools', { headers: { 'user-agent': 'curl/8.1' } });
    expect(await records.clients.get('client0')).toMatchObject({ calls: 'curl/8.1' });
  });
});

describe('GET /v1/models', () => {
  it('is for programs that may use the models', async () => {
    const { send } = await outside(tools());
    const refused = await send('GET', '/v1/models');
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ error: { code: 'models_not_allowed' } });
  });

  it('lists the one in use, the saved ones and the built-in commands', async () => {
    const { send, records } = await outside(tools(), [{ models: true }]);
    await records.providers.put({
      id: 'p',
      kind: 'ollama',
      name: 'Ollama',
      baseUrl: 'http://localhost:11434',
      model: 'gemma3:4b',
      at: 5_000,
    });
    const { data } = (await (await send('GET', '/v1/models')).json()) as { data: { id: string }[] };
    expect(data.map(({ id }) => id)).toEqual(['outrigger', 'Ollama/gemma3:4b', 'commands']);
  });
});

describe('a read', () => {
  it('gives the whole result of the tool', async () => {
    const { call } = await outside(tools());
    expect(await call('look', {})).toEqual({
      status: 200,
      body: {
        success: true,
        data: { items: [{ id: 'a' }, { id: 'b' }], total: 2 },
        error: null,
        execution_time_ms: 0,
        retries: 0,
        untrusted: 'label',
      },
    });
    expect((await call('look', { im: 'top' })).body).toMatchObject({ success: false, error: expect.any(String) });
  });

  it('has no tags if the program may not see bookmarks', async () => {
    const tagged = lookTool(shelf(), {
      tagged: true,
      parameters: z.strictObject({ in: z.string().optional() }),
      read: async () => ({ items: [{ id: 'a', tags: ['secret'] }], total: 1 }),
    });
    const { call } = await outside([tagged], [{ sees: ['tabs'] }]);
    expect((await call('look', {})).body).toMatchObject({ data: { items: [{ id: 'a' }], total: 1 } });
    expect(JSON.stringify((await call('look', {})).body)).not.toContain('secret');
    const open = await outside([tagged]);
    expect(JSON.stringify((await open.call('look', {})).body)).toContain('secret');
  });
});
