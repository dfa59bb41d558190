import { readdirSync, readFileSync } from 'node:fs';
import IntlMessageFormat from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { interfaceLanguage } from '@/src/contract/settings.ts';

const folder = 'public/_locales';
const english = read('en');

/** `{ key: source }` of one language. */
function read(language: string): Map<string, string> {
  const file = JSON.parse(readFileSync(`${folder}/${language}/messages.json`, 'utf8')) as Record<
    string,
    { message: string }
  >;
  return new Map(Object.entries(file).map(([key, { message }]) => [key, message]));
}

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/**
 * Parameters that a message needs, a `select` with its options (`name:one|other`). Plural options differ by language,
 * and so does how often a parameter occurs.
 */
function needs(source: string, language: string): string[] {
  const found = new Set<string>();
  const visit = (elements: readonly Element[]) => {
    for (const element of elements) {
      if (element.type >= 1 && element.type <= 4 && 'value' in element) found.add(element.value);
      if (!('options' in element)) continue;
      const isSelect = element.type === 5;
      found.add(isSelect ? `${element.value}:${Object.keys(element.options).sort().join('|')}` : element.value);
      for (const option of Object.values(element.options)) visit(option.value);
    }
  };
  visit(new IntlMessageFormat(source, language, undefined, { ignoreTag: true }).getAst());
  return [...found].sort();
}

const languages = readdirSync(folder).filter((name) => name !== 'en');

describe.each(languages)('the language %s', (language) => {
  const messages = read(language);
  const tag = language.replace('_', '-');

  test('has every message of the English one and no other', () => {
    expect([...messages.keys()].sort(), `${folder}/${language}/messages.json`).toEqual([...english.keys()].sort());
  });

  test('says which language it is', () => {
    expect(messages.get('i18n_language')).toBe(tag);
    expect(['lower', 'keep']).toContain(messages.get('i18n_after_colon'));
  });

  test('translates each message and leaves no parameter out', () => {
    for (const [key, source] of messages) {
      if (english.get(key) !== '') expect(source.trim(), key).not.toBe('');
      expect(needs(source, tag), key).toEqual(needs(english.get(key) ?? '', 'en'));
    }
  });

  test('has the plural forms its language needs and no others', () => {
    const forms = new Set<string>(new Intl.PluralRules(tag).resolvedOptions().pluralCategories);
    for (const [key, source] of messages) {
      for (const form of pluralForms(source, tag)) {
        expect(form.startsWith('=') || forms.has(form), `${key}: ${form}`).toBe(true);
      }
    }
  });
});

test('German says “Sie”', () => {
  const familiar = [...read('de')].filter(([, words]) =>
    /\b[Dd](?:u|ir|ich|ein\w*)\b|(?:^|[.:] )\w+iere\b/.test(words),
  );
  expect(familiar).toEqual([]);
});

/** Words that only the options may use, by language. */
const technical: [string, RegExp][] = [
  ['en', /provider|syntax/i],
  ['de', /anbieter|syntax/i],
  ['vi', /nhà cung cấp|cú pháp/i],
  ['zh_CN', /模型服务(?!器)|语法/],
];

test.each(technical)('the language %s is plain outside of the options', (language, words) => {
  const plain = [...read(language)].filter(([key]) => !/^(options|data|syntax)_/.test(key));
  expect(plain.filter(([, source]) => words.test(source))).toEqual([]);
});

function pluralForms(source: string, language: string): string[] {
  const visit = (elements: readonly Element[]): string[] =>
    elements.flatMap((element) => {
      if (!('options' in element)) return [];
      const own = element.type === 6 ? Object.keys(element.options) : [];
      return [...own, ...Object.values(element.options).flatMap((option) => visit(option.value))];
    });
  return visit(new IntlMessageFormat(source, language, undefined, { ignoreTag: true }).getAst());
}

test('the languages are those that can be chosen', () => {
  const chosen = interfaceLanguage.options.filter((one) => one !== 'browser').map((one) => one.replace('-', '_'));
  expect([...chosen].sort()).toEqual(readdirSync(folder).sort());
});
