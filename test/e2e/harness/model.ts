import { afterAll, beforeAll } from 'vitest';
import type { Driver } from './driver.ts';
import { type ScriptedModel, scriptedModel } from './scripted-model.ts';

export { callText } from './scripted-model.ts';

/** A model server that the browser's first connection points at, for one file of tests. `host`: see `scriptedModel`. */
export function withModel(its: { readonly driver: Driver }, host?: string): Omit<ScriptedModel, 'close'> {
  let model: ScriptedModel | undefined;
  beforeAll(async () => {
    model = await scriptedModel(its.driver, 'test-model', host);
  });
  afterAll(() => model?.close());
  const running = (): ScriptedModel => {
    if (!model) throw new Error('Only inside a test');
    return model;
  };
  return {
    get baseUrl() {
      return running().baseUrl;
    },
    script: (answers) => running().script(answers),
    hold: (text) => running().hold(text),
    bodies: () => running().bodies(),
  };
}
