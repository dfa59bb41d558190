import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { recipeOf, recipes } from './recipe.ts';

const rooms = 'src|test|entrypoints|public|docs|bridge|scripts';
const pages = ['README.md', 'CONTRIBUTING.md', 'AGENTS.md', ...globSync('docs/**/*.md')].sort();
const names = new Set(globSync(`{${rooms.replaceAll('|', ',')}}/**/*.*`).map((path) => basename(path)));
const made = new Set(recipes.flatMap((heading) => recipeOf(heading).steps.map(({ path }) => path)));
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name]) => name!);

/** Names and paths in a page, of files and folders that do not exist. `<kind>` stands for any word. */
function strayFiles(page: string, text: string): string[] {
  const paths = found(text, new RegExp(`(?<![\\w./:-])((?:${rooms})/[\\w.<>*/-]*[\\w>/])`, 'g'));
  const links = found(text, /(?:\]\(|src=")(?!\w+:)([^)#"\s]+)/g).map((link) => join(dirname(page), link));
  const stray = [...paths, ...links].filter(
    (path) => !made.has(path) && globSync(path.replaceAll(/<\w+>/g, '*')).length === 0,
  );
  return [...stray, ...found(text, /`([\w.-]+\.(?:tsx?|css|mjs))`/g).filter((name) => !names.has(name))];
}

describe.each(pages)('%s', (page) => {
  const text = readFileSync(page, 'utf8');

  it('names existing files', () => {
    expect(strayFiles(page, text)).toEqual([]);
  });

  it('names existing commands of package.json', () => {
    const named = found(text, /(?:^|[`&] ?)npm (?:run )?(?!ci\b)([a-z][\w:-]*)/gm);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

it('a file name without its file is noticed, in words, in a path and in a link', () => {
  const text =
    'See `gone.ts`, `names.test.ts`, `src/gone/`, `src/<room>/gone.ts`, `src/*/index.ts` and [it](../gone.md).';
  expect(strayFiles('docs/tools.md', text)).toEqual(['src/gone/', 'src/<room>/gone.ts', 'gone.md', 'gone.ts']);
});
