import { expect, test } from 'vitest';
import type { ModelEvent, ModelRequest } from '@/src/contract/provider.ts';
import { parseResponse } from '@/src/protocol/index.ts';
import { createResponseParser } from '@/src/protocol/parser.ts';
import { answer } from '@/test/fixtures/model-server.ts';
import { type Against, ask } from '../provider.ts';

const tool = {
  name: 'list_tabs',
  area: 'tabs',
  effect: 'read',
  inverse: 'exact',
  description: 'Lists tabs.',
  parameters: { type: 'object', properties: { query: { type: 'string' } } },
} as const;

/** The calls that the parser makes of what came structured. */
function callsIn(events: ModelEvent[]) {
  const parser = createResponseParser();
  const parsed = events.flatMap((event) => {
    if (event.type === 'native-call-delta') return parser.pushNative(event.delta);
    return event.type === 'text-delta' ? parser.push(event.text) : [];
  });
  return [...parsed, ...parser.end()].flatMap((event) =>
    event.type === 'call' ? [{ name: event.name, arguments: event.arguments, repairs: event.repairs }] : [],
  );
}

/** Structured calls, and pictures. */
export function callCases(against: Against) {
  const steps = [
    { type: 'text', text: 'I look.' },
    { type: 'call', id: 'call_1', name: 'list_tabs', arguments: '{"query":"Grüße \\" { ]"}' },
    { type: 'call', id: 'call_2', name: 'list_tabs', arguments: '{"limit":3,"deep":{"a":[1,2]}}' },
  ] as const;

  test.each(['events', 'one', 1, 7] as const)('gives structured calls whole, cut by %s', async (writes) => {
    const all = await against.events(answer([...steps], { finish: 'tool_calls', writes }));
    expect(callsIn(all)).toEqual([
      { name: 'list_tabs', arguments: { query: 'Grüße " { ]' }, repairs: [] },
      { name: 'list_tabs', arguments: { limit: 3, deep: { a: [1, 2] } }, repairs: [] },
    ]);
    expect(all.at(-1)).toEqual({ type: 'finish', reason: 'tool-calls', endMark: true });
  });

  test('sends tools only if requested', async () => {
    const { server, provider } = await against.connect({ replies: () => answer('ok') });
    const request: ModelRequest = { ...ask, tools: [tool] };
    await Array.fromAsync(provider.stream(request, new AbortController().signal));
    await Array.fromAsync(provider.stream({ ...request, nativeTools: true }, new AbortController().signal));
    const [without, with_] = server.requests.map(({ body }) => JSON.stringify(body));
    expect(without).not.toContain('list_tabs');
    expect(with_).toContain('list_tabs');
    expect(with_).toContain('Lists tabs.');
  });

  test.each([
    ['bytes', new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10])],
    ['base64', 'iVBORw0KGgo='],
  ])('sends a picture given as %s beside its text', async (_name, data) => {
    const { server, provider } = await against.connect({ replies: [answer('A dot.')] });
    const messages = [{ role: 'user' as const, text: 'What is it?', images: [{ mediaType: 'image/png', data }] }];
    const all = await Array.fromAsync(provider.stream({ ...ask, messages }, new AbortController().signal));
    expect(all.at(-1)).toMatchObject({ type: 'finish', reason: 'stop' });
    const sent = JSON.stringify(server.requests[0]?.body);
    expect(sent).toContain('What is it?');
    expect(sent).toContain('iVBORw0KGgo=');
  });

  test('a call written as text stays text for the parser', async () => {
    const written = '```json\n{"action":"tool_call","name":"list_tabs","arguments":{}}\n```';
    const all = await against.events(answer(written));
    expect(all.filter((event) => event.type === 'native-call-delta')).toEqual([]);
    const said = all.map((event) => (event.type === 'text-delta' ? event.text : '')).join('');
    expect(parseResponse(said).calls).toHaveLength(1);
  });
}
