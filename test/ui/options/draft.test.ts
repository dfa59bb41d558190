import { describe, expect, it } from 'vitest';
import { modelSettings } from '@/src/contract/settings.ts';
import { draftOf, newDraft, readDraft, withKind, withModel } from '@/src/ui/options/providers/draft.ts';
import { kinds, saved } from './samples.ts';

const [first, second] = kinds;
const draft = (more: object = {}) => ({ ...newDraft(first), model: 'm', ...more });
const problemsOf = (more: object) => {
  const result = readDraft(draft(more));
  return 'problems' in result ? Object.fromEntries(Object.entries(result.problems).map(([f, p]) => [f, p.key])) : null;
};

describe('a form', () => {
  it('that was filled from what is saved says the same again', () => {
    const settings = modelSettings.parse({
      syntax: 'json-block',
      temperature: 0.2,
      contextTokens: 8192,
      maxOutput: 900,
      systemPrompt: 'Be brief.',
      several: true,
    });
    const result = readDraft(draftOf(saved, settings));
    const { startInReasoning: _, ...typed } = settings;
    const { kind, name, baseUrl, model } = saved;
    expect(result).toEqual({ read: { config: { kind, name, baseUrl, model }, key: '', settings: typed } });
  });

  it.each([
    [{ temperature: 'warm' }, { temperature: 'options_temperature_wrong' }],
    [{ temperature: '2.1' }, { temperature: 'options_temperature_wrong' }],
    [{ contextTokens: '1.5' }, { contextTokens: 'options_tokens_wrong' }],
    [{ maxOutput: '0' }, { maxOutput: 'options_tokens_wrong' }],
    [{ key: 'two words' }, { key: 'options_key_unreadable' }],
    [{ key: 'schlüssel' }, { key: 'options_key_unreadable' }],
    [{ model: '  ' }, { model: 'options_model_missing' }],
    [{ baseUrl: '' }, { baseUrl: 'options_url_missing' }],
    [{ temperature: '', contextTokens: '', maxOutput: '' }, null],
    [{ temperature: '0', key: ' sk-1 ' }, null],
  ])('%j has problems %j', (more, expected) => expect(problemsOf(more)).toEqual(expected));

  it('takes the address of another kind, unless one was written', () => {
    expect(withKind(draft(), second, kinds).baseUrl).toBe(second.defaultBaseUrl);
    expect(withKind(draft({ baseUrl: 'https://mine.example' }), second, kinds)).toMatchObject({
      kind: 'other',
      baseUrl: 'https://mine.example',
    });
  });

  it('takes what was saved for a model, else the context that the server tells', () => {
    const model = { id: 'big', context: 128_000 };
    expect(withModel(draft({ temperature: '1' }), model, undefined)).toMatchObject({
      model: 'big',
      contextTokens: '128000',
      temperature: '1',
    });
    expect(withModel(draft(), model, modelSettings.parse({ contextTokens: 4096 }))).toMatchObject({
      contextTokens: '4096',
    });
  });
});
