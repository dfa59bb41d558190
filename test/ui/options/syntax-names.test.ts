import { expect, test } from 'vitest';
import { syntaxName, syntaxNames } from '@/src/contract/protocol.ts';
import { syntaxes } from '@/src/protocol/index.ts';
import { english } from '../page.tsx';

test('the form offers the registered syntaxes, with the same names', () => {
  const registered = syntaxes().filter((one) => one.kind === 'syntax');
  expect(syntaxNames).toEqual(registered.map(({ id, label }) => ({ id, label })));
});

test('a language may have other names; unknown syntaxes keep theirs', () => {
  expect(syntaxNames.map(({ id }) => english.say(syntaxName(id)))).toEqual(syntaxNames.map(({ label }) => label));
  expect(english.say(syntaxName('gemma-4'))).toBe('gemma-4');
});
