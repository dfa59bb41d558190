// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { finish, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import { seeded, showPanel } from '../page.tsx';

async function panel() {
  const provider = scriptedProvider([say('Answered.'), finish()]);
  const services = await seeded({ model: true }, { provider });
  const rules = async () => (await services.settings.get()).rules.map(({ when, does }) => ({ when, does }));
  return { ...(await showPanel(services)), services, provider, rules };
}

describe('a sentence that tells a rule', () => {
  it.each([
    [
      'every Friday at 17:00 set aside what I have not used in two weeks',
      { kind: 'weekly', day: 5, minute: 1020 },
      { kind: 'set-aside', unusedDays: 14 },
    ],
    [
      'close duplicates when there are more than 200 tabs',
      { kind: 'more-tabs', than: 200 },
      { kind: 'close-duplicates' },
    ],
    [
      'Jeden Tag um 9 Uhr doppelte Tabs schließen',
      { kind: 'weekly', day: null, minute: 540 },
      { kind: 'close-duplicates' },
    ],
    ['每周五17点收起两周没用的标签页', { kind: 'weekly', day: 5, minute: 1020 }, { kind: 'set-aside', unusedDays: 14 }],
  ])('makes it: %s', async (sentence, when, does) => {
    const { user, box, rules, provider } = await panel();
    await user.type(box, `${sentence}{Enter}`);
    await screen.findByText(/^New rule: /);
    expect(await rules()).toEqual([{ when, does }]);
    expect((box as HTMLTextAreaElement).value).toBe('');
    expect(provider.requests).toEqual([]);
  });

  it.each([
    'What happens if I close duplicates every Friday?',
    'Do not close duplicates every day',
    'I read that people close duplicates every day',
    'close duplicates over 9000 reasons',
  ])('in passing or in a question makes none: %s', async (sentence) => {
    const { user, box, rules, provider } = await panel();
    await user.type(box, `${sentence}{Enter}`);
    await waitFor(() => expect(provider.requests).toHaveLength(1));
    expect(await rules()).toEqual([]);
  });
});

describe('the library', () => {
  it.each(['open my library', 'Öffne die Bibliothek', 'mở thư viện', '打开我的资料库'])(
    'is opened by %s',
    async (sentence) => {
      const { user, box, services, provider } = await panel();
      await user.type(box, `${sentence}{Enter}`);
      await waitFor(() => expect(services.done.libraries).toBe(1));
      expect(provider.requests).toEqual([]);
    },
  );

  it('is left closed by a sentence about one', async () => {
    const { user, box, services, provider } = await panel();
    await user.type(box, 'open the library of Alexandria{Enter}');
    await waitFor(() => expect(provider.requests).toHaveLength(1));
    expect(services.done.libraries).toBe(0);
  });
});
