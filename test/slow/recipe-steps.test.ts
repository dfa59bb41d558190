import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { recipeOf, recipes, scratchCopy } from '@/test/docs/recipe.ts';

describe.each(recipes)('the recipe "%s"', (heading) => {
  const { steps, tests } = recipeOf(heading);
  const project = scratchCopy();
  afterEach(project.reset);
  afterAll(project.remove);

  it('compiles and passes its tests when followed exactly', async () => {
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
