import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { keyNames, suggestedKeys } from '@/src/ui/parts/key-names.ts';
import german from '../../../public/_locales/de/messages.json' with { type: 'json' };
import english from '../../../public/_locales/en/messages.json' with { type: 'json' };

const sayer = (messages: Record<string, { message: string }>) => (key: unknown) => messages[String(key)]!.message;

it('names keys as keyboards of the language do', () => {
  expect(keyNames('Ctrl+Shift+U', sayer(english), 'Win32')).toEqual(['Ctrl', 'Shift', 'U']);
  expect(keyNames('Ctrl+Shift+U', sayer(german), 'Linux x86_64')).toEqual(['Strg', 'Umschalt', 'U']);
  expect(keyNames('Space', sayer(german), 'Win32')).toEqual(['Leertaste']);
  expect(keyNames('1 … 9', sayer(german), 'Win32')).toEqual(['1 … 9']);
});

it('shows the signs of a Mac, however its browser writes them', () => {
  expect(keyNames('Ctrl+Enter', sayer(german), 'MacIntel')).toEqual(['⌘', 'Eingabe']);
  expect(keyNames('MacCtrl+Alt+Shift+U', sayer(english), 'MacIntel')).toEqual(['⌃', '⌥', '⇧', 'U']);
  expect(keyNames('⇧⌘U', sayer(english), 'MacIntel')).toEqual(['⇧', '⌘', 'U']);
});

it('recognises the keys of the manifest', () => {
  const config = readFileSync('wxt.config.ts', 'utf8');
  expect(config).toContain(`default: '${suggestedKeys('Win32')}', mac: '${suggestedKeys('MacIntel')}'`);
});
