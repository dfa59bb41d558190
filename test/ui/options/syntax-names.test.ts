import { expect, test } from 'vitest';
import { syntaxNames } from '@/src/contract/syntax-names.ts';
import { syntaxes } from '@/src/protocol/index.ts';

test('the form offers what is registered, by the same names', () => {
  const registered = syntaxes().filter(({ kind }) => kind === 'syntax');
  expect(syntaxNames).toEqual(registered.map(({ id, label }) => ({ id, label })));
});
