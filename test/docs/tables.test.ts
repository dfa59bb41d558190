import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { syntaxes } from '@/src/protocol/index.ts';
import { providerKinds } from '@/src/providers/index.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = (name: string) => readFileSync(`${root}docs/${name}.md`, 'utf8');
const beside = ['index.ts', 'model-families.ts'];
/** The files of a folder and of those in it, without its tables. */
const files = (folder: string) =>
  readdirSync(`${root}src/protocol/${folder}`, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !beside.includes(file),
  );

describe('the contents of a table in the docs', () => {
  it.each(syntaxes().map(({ id }) => id))('the notation %s', (id) => {
    expect(page('protocol'), 'docs/protocol.md').toContain(`\`${id}\``);
  });

  it.each(providerKinds.map(({ id }) => id))('the provider %s', (id) => {
    expect(page('providers'), 'docs/providers.md').toContain(`\`${id}\``);
  });

  it('include every syntax and dialect file', () => {
    expect(syntaxes().filter(({ kind }) => kind === 'syntax')).toHaveLength(files('syntaxes').length);
    expect(syntaxes().filter(({ kind }) => kind === 'dialect')).toHaveLength(files('dialects').length);
  });
});
