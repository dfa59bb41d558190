import { describe, expect, it } from 'vitest';
import { modelSettings } from '@/src/contract/settings.ts';
import { typeOf } from '@/src/ui/options/state/connection-type.ts';
import {
  draftOf,
  newDraft,
  readDraft,
  withKind,
  withModel,
  withPreset,
} from '@/src/ui/options/state/provider-draft.ts';
import { kinds, presets, saved } from './samples.ts';

const [first, second, third] = kinds;
const types = { kinds, presets };
const onServer = { label: 'Any', inBrowser: false };
const draft = (more: object = {}) => ({ ...newDraft(first), model: 'm', ...more });
const problemsOf = (more: object) => {
  const result = readDraft(draft(more), onServer);
  return 'problems' in result ? Object.fromEntries(Object.entries(result.problems).map(([f, p]) => [f, p.key])) : null;
};

describe('a form', () => {
  it('filled from saved values gives the same values', () => {
    const settings = modelSettings.parse({
      syntax: 'json-block',
      temperature: 0.2,
      contextTokens: 8192,
      maxOutput: 900,
      price: { input: 0.15, output: 0.6 },
      systemPrompt: 'Be brief.',
      several: true,
    });
    const result = readDraft(draftOf(saved, settings), onServer);
    const { startInReasoning: _, ...typed } = settings;
    const { kind, name, baseUrl, model } = saved;
    expect(result).toEqual({
      read: { config: { kind, name, baseUrl, model }, secret: { key: null, headers: [] }, settings: typed },
    });
  });

  it.each([
    [{ temperature: 'warm' }, { temperature: 'options_temperature_wrong' }],
    [{ temperature: '2.1' }, { temperature: 'options_temperature_wrong' }],
    [{ contextTokens: '1.5' }, { contextTokens: 'options_tokens_wrong' }],
    [{ maxOutput: '0' }, { maxOutput: 'options_tokens_wrong' }],
    [{ priceIn: 'cheap', priceOut: '2' }, { priceIn: 'options_price_wrong' }],
    [{ priceIn: '1' }, { priceOut: 'options_price_wrong' }],
    [{ priceIn: '0', priceOut: '0,5' }, null],
    [{ key: 'two words' }, { key: 'options_key_unreadable' }],
    [{ key: 'schlüssel' }, { key: 'options_key_unreadable' }],
    [{ model: '  ' }, { model: 'options_model_missing' }],
    [{ baseUrl: '' }, { baseUrl: 'options_url_missing' }],
    [{ temperature: '', contextTokens: '', maxOutput: '' }, null],
    [{ headers: 'X-One: 1\n\nX-Two: 2' }, null],
    [{ headers: 'just words' }, { headers: 'options_headers_unreadable' }],
    [{ temperature: '0', key: ' sk-1 ' }, null],
  ])('%j has the problems %j', (more, expected) => expect(problemsOf(more)).toEqual(expected));

  it('takes the address of another kind, unless one was typed', () => {
    expect(withKind(draft(), second, types).baseUrl).toBe(second.defaultBaseUrl);
    expect(withKind(draft({ baseUrl: 'https://mine.example' }), second, types)).toMatchObject({
      kind: 'other',
      baseUrl: 'https://mine.example',
    });
  });

  it('takes the address of a known service, is recognised as that, and drops it with the next kind', () => {
    const [near, far] = presets;
    const at = withPreset(draft({ baseUrl: 'https://mine.example' }), far!);
    expect(at).toMatchObject({ kind: first.id, baseUrl: far!.baseUrl });
    expect(typeOf(at, types)).toMatchObject({ id: 'far', label: 'Far', needsKey: 'yes' });
    expect(typeOf({ ...at, baseUrl: 'https://far.example/other' }, types).id).toBe('far');
    expect(typeOf({ ...at, baseUrl: 'https://far.example.com/api/v1' }, types).id).toBe(first.id);
    expect(typeOf({ ...at, kind: second.id }, types).id).toBe(second.id);
    expect(withKind(at, second, types).baseUrl).toBe(second.defaultBaseUrl);
    expect(typeOf(withPreset(at, near!), types)).toMatchObject({ id: 'near', needsKey: 'optional' });
    expect(typeOf({ kind: 'gone', baseUrl: '' }, types)).toMatchObject({
      id: 'gone',
      label: 'gone',
      needsKey: 'optional',
      inBrowser: false,
      keyPage: null,
    });
  });

  it('for a model in the browser has no address and no key, and needs no name', () => {
    const typed = draft({ model: '', key: 'two words', baseUrl: 'https://mine.example' });
    const at = withKind(typed, third, types);
    expect(at.baseUrl).toBe('https://mine.example');
    const result = readDraft(at, typeOf(at, types));
    expect(result).toMatchObject({
      read: {
        config: { kind: 'in-browser', name: 'Built-in model', baseUrl: '', model: 'in-browser' },
        secret: { key: null, headers: [] },
      },
    });
  });

  it('takes the saved settings of a model, else the facts of the server', () => {
    const model = { id: 'big', context: 128_000, images: true, price: { input: 0.5, output: 1 } };
    expect(withModel(draft({ temperature: '1' }), model, undefined)).toMatchObject({
      model: 'big',
      contextTokens: '128000',
      temperature: '1',
      images: true,
      priceIn: '0.5',
      priceOut: '1',
    });
    const contextOf = (told: object) => withModel(draft({ contextTokens: '9999' }), { id: 'm', ...told }, undefined);
    expect(contextOf({}).contextTokens).toBe('9999');
    expect(contextOf({ contextLimit: 131_072 }).contextTokens).toBe('32768');
    expect(contextOf({ contextLimit: 2048 }).contextTokens).toBe('2048');
    expect(contextOf({ context: 4096, contextLimit: 131_072 }).contextTokens).toBe('4096');
    expect(withModel(draft(), model, modelSettings.parse({ contextTokens: 4096 }))).toMatchObject({
      contextTokens: '4096',
    });
  });
});
