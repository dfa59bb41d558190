import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { recipeOf, recipes } from './recipe.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const readme = readFileSync(join(root, 'README.md'), 'utf8');
describe('the README', () => {
  it('names existing files', () => {
    const named = [
      ...readme.matchAll(/(?:\]\(|src=")([^)#"]+)[)"]|`((?:src|test|docs|public|entrypoints)\/[^`\s]+)`/g),
    ].map(([, link, path]) => (link ?? path)!);
    const made = recipes.flatMap((heading) => recipeOf(heading).steps.map(({ path }) => path));
    expect(
      named.filter((path) => !made.includes(path) && !path.includes('<') && !existsSync(join(root, path))),
    ).toEqual([]);
  });

  it('names existing commands of package.json', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const named = [...readme.matchAll(/npm (?:run )?([a-z]+)/g)].map(([, name]) => name!);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});
