import { describe, expect, it } from 'vitest';
import { actionsCalled } from '@/src/ui/panel/composer/palette/matching-actions.ts';

const action = (name: string) => ({ id: name, name, prompt: 'Do it', menus: [], slot: null });
const known = ['Explain', 'Translate to German', 'Close reading'].map(action);

const called = (sentence: string) =>
  actionsCalled(sentence, known).map(({ action, input, surely }) => [action.name, input, surely]);

describe('an action of the user’s own', () => {
  it.each([
    ['expl', [['Explain', '', true]]],
    ['EXPLAIN', [['Explain', '', true]]],
    ['german', [['Translate to German', '', true]]],
    ['trans ger', [['Translate to German', '', true]]],
    ['explain: why the sky is blue', [['Explain', 'why the sky is blue', true]]],
    ['translate to german good morning', [['Translate to German', 'good morning', true]]],
    ['translate good morning', [['Translate to German', 'good morning', false]]],
    ['close youtube tabs', [['Close reading', 'youtube tabs', false]]],
    ['what is love', []],
    ['please explain', []],
    ['?', []],
  ])('%s', (sentence, expected) => {
    expect(called(sentence)).toEqual(expected);
  });

  it('is found without accents', () => {
    expect(actionsCalled('tom tat', [action('Tóm tắt')])).toHaveLength(1);
  });
});
