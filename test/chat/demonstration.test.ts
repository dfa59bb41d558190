import { describe, expect, it } from 'vitest';
import { demonstration } from '@/src/chat/context/demonstration.ts';
import type { JsonSchema } from '@/src/contract/json.ts';
import { syntaxNames } from '@/src/contract/protocol.ts';
import { z } from '@/src/contract/zod.ts';
import { parseResponse, protocol } from '@/src/protocol/index.ts';
import { descriptionOf } from '@/src/registry/describe-tools.ts';
import { tools } from '@/src/tools/index.ts';
import { fakePorts } from '@/test/fakes/ports.ts';

const ports = fakePorts({});
const made = tools.map((make) => make(ports));
const described = made.map((tool) =>
  descriptionOf(tool, z.toJSONSchema(tool.parameters, { io: 'input' }) as JsonSchema),
);
const textual = syntaxNames.map(({ id }) => id).filter((id) => !protocol.isStructured(id));

describe('the example chat for small models', () => {
  it.each(textual)('in %s contains calls that the tools accept', (syntax) => {
    const messages = demonstration(described, { protocol, syntax });
    expect(messages.map(({ role }) => role)).toEqual(messages.map((_, at) => (at % 2 === 0 ? 'user' : 'assistant')));
    const calls = messages
      .filter(({ role }) => role === 'assistant')
      .flatMap(({ text }) => parseResponse(text, { syntax, toolNames: described.map(({ name }) => name) }).calls);
    expect(calls.map(({ name }) => name)).toEqual([
      'list_tabs',
      'list_tabs',
      'close_tabs',
      'list_tabs',
      'read_page',
      'list_tabs',
      'list_tabs',
      'list_tabs',
      'close_tabs',
      'search_bookmarks',
    ]);
    for (const { name, arguments: values } of calls) {
      const { parameters } = made.find((tool) => tool.name === name)!;
      expect(Object.keys(values).filter((key) => !(key in (parameters as z.ZodObject).shape))).toEqual([]);
    }
  });

  it('shows only available tools', () => {
    const messages = demonstration(
      described.filter(({ name }) => name !== 'close_tabs'),
      { protocol, syntax: 'json-block' },
    );
    expect(JSON.stringify(messages)).not.toContain('close_tabs');
    expect(JSON.stringify(messages)).toContain('search_bookmarks');
  });

  it('is left out if calls are messages of the API', () => {
    expect(demonstration(described, { protocol, syntax: 'native' })).toEqual([]);
  });
});
