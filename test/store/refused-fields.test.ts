import { expect, it } from 'vitest';
import { refusedFields } from '@/entrypoints/page/refused-fields.ts';
import { modelSettings } from '@/src/contract/settings.ts';

it('the next page knows the fields that a server has refused, beside the other settings of the model', async () => {
  const stored = new Map([['p1/m', { ...modelSettings.parse({}), systemPrompt: 'Be brief.' }]]);
  const records = {
    modelSettings: async (provider: string, model: string) =>
      stored.get(`${provider}/${model}`) ?? modelSettings.parse({}),
    putModelSettings: async (provider: string, model: string, value: ReturnType<typeof modelSettings.parse>) =>
      void stored.set(`${provider}/${model}`, { ...value, systemPrompt: value.systemPrompt }),
  };
  const first = await refusedFields(records, 'p1', 'm');
  expect([...first]).toEqual([]);
  first.add('stream_options');
  first.add('stream_options');
  await Promise.resolve();
  await Promise.resolve();
  expect([...(await refusedFields(records, 'p1', 'm'))]).toEqual(['stream_options']);
  expect([...(await refusedFields(records, 'p1', 'other'))]).toEqual([]);
  expect(stored.get('p1/m')?.systemPrompt).toBe('Be brief.');
});
