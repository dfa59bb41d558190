import { expect, it } from 'vitest';
import { intentById } from '@/src/commands/all-commands.ts';
import { classifierOf, warmClassifier } from '@/src/commands/classifier/classify-sentence.ts';
import { languages } from '@/src/commands/languages/index.ts';
import type { CommandLanguage } from '@/src/commands/languages/language.ts';
import { topics } from '@/src/commands/match.ts';

const made = (code: string): CommandLanguage => ({
  code,
  words: {},
  filler: '',
  numbers: '',
  ordinals: '',
  units: '',
  weekdays: '',
  months: '',
  sentences: {
    'tabs.close-site':
      'ditch my {amazon} tabs|ditch all {shop} tabs|please ditch the {news} tabs|ditch {jira} tabs now',
    'tabs.pin': 'stick this page down|please stick the page down|stick this down|stick it down',
    none: 'my tabs are many|my page is slow|the tabs are slow|my amazon order is late',
  },
});

it('tells the command by the words of an order, whatever the name', () => {
  const { classify } = classifierOf(made('x-a'));
  expect(classify('ditch my zillow tabs')[0]?.id).toBe('tabs.close-site');
  expect(classify('stick the page down please')[0]?.id).toBe('tabs.pin');
  expect(classify('my tabs are slow')[0]?.id).toBe('none');
});

it('says nothing of a sentence whose words are mostly unknown', () => {
  expect(classifierOf(made('x-b')).classify('zillow quokka tabs fjord')).toEqual([]);
});

it('is the same whether it was prepared before or not', async () => {
  const [warm, cold] = [made('x-c'), made('x-c')];
  await warmClassifier(warm);
  const said = 'please ditch my zillow tabs';
  expect(classifierOf(warm).classify(said)).toEqual(classifierOf(cold).classify(said));
});

it.each(languages.map((language) => [language.code, language] as const))(
  '%s: sentences name commands that exist',
  (_, { sentences = {} }) => {
    const unknown = Object.keys(sentences).filter((id) => !['none', ...topics].includes(id) && !intentById.has(id));
    expect(unknown).toEqual([]);
    const unbalanced = Object.values(sentences)
      .flatMap((said) => said.split('|'))
      .filter((said) => !/^[^{}]*(?:\{[^{}]+\}[^{}]*)*$/.test(said));
    expect(unbalanced).toEqual([]);
  },
);
