import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { toolFailure } from '@/src/contract/text.ts';
import { ToolError } from '@/src/contract/tool.ts';
import { createI18n } from '@/src/i18n/index.ts';
import { failed } from '@/src/registry/call-answers.ts';

const i18nOf = (language: string) => {
  const messages = JSON.parse(readFileSync(`public/_locales/${language}/messages.json`, 'utf8'));
  return createI18n((key) => messages[key]?.message ?? '', language.replace('_', '-'));
};
const missing = failed(new ToolError('not-found', 'No tab has the id 9.', 'Call list_tabs.'));

it('gives in English the text for the model', () => {
  const empty = failed(new ToolError('not-found', 'The trash is empty.'));
  expect(i18nOf('en').say(toolFailure(empty))).toBe('The trash is empty.');
});

it.each([
  missing,
  failed(new ToolError('not-found', '17 ("Boats") is a folder.')),
  failed(new ToolError('not-found', '17 is the bookmark "Boats", no folder.')),
  failed(new ToolError('not-found', 'No tab has one of the ids 8, 9.')),
  failed(new ToolError('not-found', 'Tab 9: No open tab has this id. list_tabs gives the ids.')),
  failed(new ToolError('not-found', 'Nothing is left to undo of a1:2.')),
  failed(new ToolError('not-found', 'There is no action a1:2.')),
  failed(new ToolError('not-found', 'The session s1 holds no address that can be opened.')),
  failed(new ToolError('not-found', '17, 18: folders, or bookmarks without a web address.')),
  failed(new ToolError('root-folder', '"Bookmarks bar" (id 1) is a root folder of the browser and stays as it is.')),
])('shows no ids: $error', (failure) => {
  for (const language of ['en', 'de', 'vi', 'zh_CN'])
    expect(i18nOf(language).say(toolFailure(failure))).not.toMatch(/\d|\bids?\b|root/i);
  expect(i18nOf('en').say(toolFailure(missing))).toBe('That tab is no longer open.');
});

it.each([
  'No model answers at localhost:11434.',
  'Nothing was closed at 17:00.',
  'Harbour ("Boats") holds nothing.',
  'There is no tag "id".',
])('keeps a reason that names no ids: %s', (reason) => {
  expect(i18nOf('en').say(toolFailure(failed(new ToolError('not-found', reason))))).toBe(reason);
});

it('gives in other languages the kind of the failure', () => {
  expect(i18nOf('de').say(toolFailure(missing))).toBe('Dieser Tab ist nicht mehr offen.');
});

it('gives the reason unchanged if the kind is unknown', () => {
  expect(i18nOf('de').say(toolFailure(failed(new ToolError('failed', 'Tabs cannot be edited.'))))).toBe(
    'Tabs cannot be edited.',
  );
  expect(i18nOf('de').say(toolFailure({ error: 'Alt.' }))).toBe('Alt.');
});
