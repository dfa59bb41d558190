import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { recipeOf, recipes, scratchCopy } from './recipe.ts';

describe.each(recipes)('the recipe "%s"', { timeout: 300_000 }, (heading) => {
  const { steps, tests } = recipeOf(heading);
  const project = scratchCopy();
  afterEach(project.reset);
  afterAll(project.remove, 300_000);

  it('compiles and passes its tests when followed exactly', async () => {
    project.follow(steps);
    expect(await project.run('tsc', [])).toEqual({ ok: true, output: '' });
    const { ok, output } = await project.run('vitest', ['run', ...tests]);
    expect(ok, output).toBe(true);
  });
});
