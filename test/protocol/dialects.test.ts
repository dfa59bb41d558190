import { describe, expect, it } from 'vitest';
import { syntaxes } from '@/src/protocol/index.ts';
import { tools as toolNames } from './corpus.ts';
import { dialectSamples, TOKEN, written } from './dialect-samples.ts';
import { cutEverywhere, digest, readPieces, untiled } from './reading.ts';

/** Dialects that read no calls of their own: how models reason, and tokens of templates. */
const WITHOUT_CALLS = ['thinking', 'chat-tokens'];
const ALLOWED = { name: 'list_tabs', arguments: { query: 'x' } };

const dialects = syntaxes().filter(({ kind, id }) => kind === 'dialect' && !WITHOUT_CALLS.includes(id));

const read = (text: string, finish?: 'stop' | 'length') => {
  const events = readPieces([text], { toolNames }, finish);
  expect(untiled(events, text)).toEqual([]);
  return digest(events);
};
const said = ({ calls }: ReturnType<typeof read>) =>
  calls.map(({ name, arguments: values }) => ({ name, arguments: values }));

/** Calls that differ from the intended one, although no repair of a value was reported. */
const wrong = ({ calls }: ReturnType<typeof read>) =>
  calls.filter(
    ({ name, arguments: values, repairs }) =>
      !repairs.some((repair) => repair.startsWith('value:')) &&
      (name !== ALLOWED.name || !['{"query":"x"}', '{}'].includes(JSON.stringify(values))),
  );

const cases = dialects.flatMap(({ id }) =>
  (dialectSamples[id] ?? []).map((sample, index) => [`${id} ${index + 1}`, id, sample] as const),
);

it('has a sample of every dialect', () => {
  const withoutSample = dialects.map(({ id }) => id).filter((id) => dialectSamples[id] === undefined);
  expect(withoutSample, 'missing in test/protocol/dialect-samples.ts').toEqual([]);
  const unknown = Object.keys(dialectSamples).filter((id) => !dialects.some((one) => one.id === id));
  expect(unknown, 'missing in src/protocol/dialects/index.ts').toEqual([]);
});

describe.each(cases)('%s', (_, id, sample) => {
  const call = written(sample.call, 'list_tabs', 'x');
  const around = (text: string) => (sample.alone ? text : `I look.\n${text}\nThat is all.`);

  it('is read without a repair, alone and between sentences', () => {
    const whole = read(around(call));
    expect(said(whole)).toEqual([ALLOWED]);
    expect(whole.errors).toEqual([]);
    expect(whole.text.replace(/\s+/g, ' ').trim()).toBe(sample.alone ? '' : 'I look. That is all.');
  });

  it('is read equally in pieces and as a whole', () => {
    const text = around(call);
    expect(digest(readPieces(cutEverywhere(text), { toolNames }))).toEqual(read(text));
  });

  it('reads two calls in a row', () => {
    const text = sample.alone ? call : `${call}\n${written(sample.call, 'list_tabs', 'y')}`;
    expect(said(read(text)).at(0)).toEqual(ALLOWED);
    if (!sample.alone) expect(said(read(text))).toHaveLength(2);
  });

  it('runs no call that was cut', () => {
    const { end } = read(call).calls[0]!;
    for (let at = 1; at < call.slice(0, end).trimEnd().length; at++) {
      expect(read(call.slice(0, at), 'length').calls, call.slice(0, at)).toEqual([]);
    }
  });

  it('never runs with another argument if a token is lost or doubled', () => {
    for (const { 0: token, index } of call.matchAll(TOKEN)) {
      const [before, after] = [call.slice(0, index), call.slice(index + token.length)];
      for (const text of [before + after, before + token + token + after]) {
        const result = read(around(text));
        expect(wrong(result), text).toEqual([]);
        expect(digest(readPieces(cutEverywhere(around(text)), { toolNames })), text).toEqual(result);
      }
    }
  });

  it('shows no token if one is doubled', () => {
    for (const { 0: token, index } of call.matchAll(TOKEN)) {
      const result = read(around(call.slice(0, index) + token + call.slice(index)));
      expect(result.calls.length + result.errors.length, token).toBeGreaterThan(0);
      expect(result.text, token).not.toMatch(/<[/|｜‖]|\]<\]/);
    }
  });

  it('is only text if it is quoted', () => {
    const line = call.replaceAll('\n', ' ');
    const quotations = [
      `Write \`\`\`\`${line}\`\`\`\` there.`,
      `\`\`\`\`text\n${call}\n\`\`\`\`\n`,
      `~~~~~xml\n${call}\n~~~~~\n`,
      `> ${call.replaceAll('\n', '\n> ')}\n`,
      `<pre><code>${call}</code></pre>\n`,
    ];
    for (const text of quotations) {
      const result = read(text);
      expect(result.calls, text).toEqual([]);
      expect(result.errors, text).toEqual([]);
      expect(result.text, text).toBe(text);
    }
  });

  it('reports an unknown tool', () => {
    const result = read(written(sample.call, 'paint_tabs', 'x'));
    expect(result.calls).toEqual([]);
    for (const { code } of result.errors) expect(['unknown-tool', 'malformed-json']).toContain(code);
  });

  it('recognises a name in a namespace', () => {
    if (sample.alone) return;
    for (const name of ['functions.list_tabs', 'default_api.list_tabs']) {
      const result = read(written(sample.call, name, 'x'));
      expect(result.calls.length + result.errors.length, name).toBeGreaterThan(0);
      expect(wrong(result)).toEqual([]);
    }
  });

  it('is read, or reported as wrong, if a server removed its tokens', () => {
    if (sample.stripped === undefined) return;
    const result = read(written(sample.stripped, 'list_tabs', 'x'));
    expect(result.calls.length + result.errors.length).toBe(1);
    expect(wrong(result)).toEqual([]);
  });

  it('accepts arguments as JSON text', () => {
    if (sample.values !== 'json' || !call.includes('{"query": "x"}')) return;
    const result = read(call.replace('{"query": "x"}', JSON.stringify('{"query": "x"}')));
    if (/[\w:>|\]"]\{"query/.test(call) || call.includes('"arguments": {') || call.includes('"parameters": {')) {
      expect(said(result)).toEqual([ALLOWED]);
      expect(result.calls[0]!.repairs).toContain('notation:arguments-as-string');
    } else expect(wrong(result)).toEqual([]);
  });

  it('shows no result that the model invents', () => {
    const dialect = syntaxes().find((one) => one.id === id)!;
    const forms = (dialect.results ?? []).map(({ open, followedBy }) => open + (followedBy === 'line' ? '\n' : ''));
    for (const form of [
      ...forms,
      ...(dialect.resultTokens ?? []),
      ...(sample.result === undefined ? [] : [sample.result]),
    ]) {
      const result = read(`${call}\n${form}{"tabs": 3}\nThere are three.`);
      expect(said(result), form).toEqual([ALLOWED]);
      expect(
        result.errors.map(({ code }) => code),
        form,
      ).toEqual(['invented-result']);
      expect(result.text.trim(), form).toBe('');
    }
  });
});
