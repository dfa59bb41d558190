import { describe, expect, it } from 'vitest';
import { providerKinds } from '@/src/providers/index.ts';
import { providerPresets } from '@/src/providers/models/presets.ts';
import { keyIn, withoutKeys } from '@/src/ui/setup/known-services.ts';
import { suggestedModel } from '@/src/ui/setup/suggested-model.ts';

const known = { kinds: providerKinds, presets: providerPresets };
const tail = 'abcdefghij0123456789_-XYZ';

describe('a pasted key', () => {
  it.each([
    ['sk-ant-api03-', 'Anthropic'],
    ['sk-or-v1-', 'OpenRouter'],
    ['sk-proj-', 'OpenAI'],
    ['sk-', 'OpenAI'],
    ['AIza', 'Google Gemini'],
    ['gsk_', 'Groq'],
    ['xai-', 'xAI'],
  ])('that begins with %s belongs to %s', (prefix, label) => {
    const key = `${prefix}${tail}`;
    expect(keyIn(key, known)).toMatchObject({ key, service: { label } });
    expect(keyIn(`here it is: "${key}".`, known)?.key).toBe(key);
    expect(withoutKeys(`mine is ${key}`, known)).toBe('mine is');
  });

  it.each([
    'Look at sk-learn and its many-friends-of-old',
    'task-management-for-2026-and-beyond',
    'risk-assessment0123456789012',
    'sk-short1',
    'close the duplicate tabs',
  ])('is not recognised in "%s"', (text) => {
    expect(keyIn(text, known)).toBeNull();
    expect(withoutKeys(text, known)).toBe(text);
  });
});

describe('the suggested model', () => {
  const pick = (ids: string[], favourites?: readonly string[]) =>
    suggestedModel(
      ids.map((id) => ({ id })),
      favourites,
    )?.id;

  it('is the newest favourite that can chat', () => {
    const anthropic = providerKinds.find(({ id }) => id === 'anthropic')?.favourites;
    expect(pick(['claude-opus-4-1', 'claude-sonnet-4-20250514', 'claude-sonnet-4-5-20250929'], anthropic)).toBe(
      'claude-sonnet-4-5-20250929',
    );
    expect(pick(['nomic-embed-text', 'llama3.2:3b', 'qwen3:8b'])).toBe('qwen3:8b');
    expect(pick(['text-embedding-3-large', 'mystery'])).toBe('mystery');
    expect(pick(['only-embedding'])).toBe('only-embedding');
    expect(pick([])).toBeUndefined();
  });
});
