import { afterAll, expect, it } from 'vitest';
import { recipeOf, recipes, scratchCopy } from './recipe.ts';

const project = scratchCopy();
afterAll(project.remove, 300_000);

// Each alone, and with each of its steps left out, is a matter of the slow tests.
it('what the recipes make compiles and passes its tests, when all of them are followed exactly', async () => {
  const all = recipes.map(recipeOf);
  for (const { steps } of all) project.follow(steps);
  expect(await project.run('tsc', [])).toEqual({ ok: true, output: '' });
  const words = [...new Set(all.flatMap(({ tests }) => tests))];
  const files = words.filter((word) => !word.startsWith('-'));
  // An option takes the word behind it for its value.
  const { ok, output } = await project.run('vitest', [
    'run',
    ...files,
    ...words.filter((word) => !files.includes(word)),
  ]);
  expect(ok, output).toBe(true);
  for (const file of files) expect(output).toContain(file);
}, 300_000);
