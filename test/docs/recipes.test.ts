import { readFileSync } from 'node:fs';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { recipeOf, scratchCopy } from './recipe.ts';

const readme = readFileSync('README.md', 'utf8');

describe.each(['A new tool', 'A new command', 'A new provider'])('the recipe "%s"', { timeout: 300_000 }, (heading) => {
  const { steps, tests } = recipeOf(readme, heading);
  const project = scratchCopy();
  afterEach(project.reset);
  afterAll(project.remove, 300_000);

  it('followed to the letter compiles and passes its tests', async () => {
    project.follow(steps);
    expect(await project.run('tsc', [])).toEqual({ ok: true, output: '' });
    const { ok, output } = await project.run('vitest', ['run', ...tests]);
    expect(ok, output).toBe(true);
  });

  it.each(steps.map(({ path }, at) => [path, at] as const))('without %s fails and names it', async (path, left) => {
    project.follow(steps.filter((_, at) => at !== left));
    const { ok, output } = await project.run('vitest', ['run', ...tests]);
    expect(ok).toBe(false);
    // A file that is not there goes by the path of the one that imports it.
    expect(output).toContain(path.replace('<language>', 'de').split('/').slice(-2).join('/'));
  });
});
