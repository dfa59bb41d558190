// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { finish, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import { seeded, showPanel } from '../page.tsx';

async function panel() {
  const provider = scriptedProvider([say('Answered.'), finish()]);
  const services = await seeded({ model: true }, { provider });
  return { ...(await showPanel(services)), services, provider };
}

describe('the options', () => {
  it.each([
    ['dark mode', 'appearance'],
    ['change the language', 'appearance'],
    ['open settings', undefined],
    ['add a model', 'providers'],
    ['wechsle in den Dunkelmodus', 'appearance'],
    ['更改语言', 'appearance'],
  ])('are opened by %s', async (sentence, page) => {
    const { user, box, services, provider } = await panel();
    await user.type(box, `${sentence}{Enter}`);
    await waitFor(() => expect(services.done.options).toEqual([page]));
    expect(provider.requests).toEqual([]);
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

  it('is not opened by a sentence about one', async () => {
    const { user, box, services, provider } = await panel();
    await user.type(box, 'open the library of Alexandria{Enter}');
    await waitFor(() => expect(provider.requests).toHaveLength(1));
    expect(services.done.libraries).toBe(0);
  });
});
