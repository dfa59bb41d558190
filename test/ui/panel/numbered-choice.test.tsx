// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { finish, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import { anyText } from '../../fakes/any-text.ts';
import { seeded, showPanel } from '../page.tsx';
import { answered, said } from '../samples.ts';

afterEach(() => void vi.useRealTimers());

/** A panel whose last answer asks which of two; time passes in it only as the test says. */
async function asked() {
  const choices = answered([
    { type: 'text', text: 'Which one?' },
    {
      type: 'chips',
      choice: true,
      chips: ['First', 'Second'].map((label) => ({
        label: anyText(label),
        intent: { id: `tabs.${label}`, slots: {} },
      })),
    },
  ]);
  const provider = scriptedProvider([say('Took it.'), finish()]);
  const shown = await showPanel(await seeded({ messages: [said('close everything'), choices] }, { provider }));
  await screen.findByRole('list', { name: 'Choices' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { box } = shown;
  /** As a browser does it: the key first, then what it writes. */
  const type = (words: string) => {
    for (const key of words) {
      if (fireEvent.keyDown(box, { key })) fireEvent.change(box, { target: { value: box.value + key } });
    }
  };
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  const taken = async () => {
    vi.useRealTimers();
    await screen.findByRole('article', { name: /Took it/ });
    return provider.requests[0]?.messages.findLast(({ role }) => role === 'user')?.intent?.id;
  };
  return { ...shown, provider, type, wait, taken };
}

describe('a digit in an empty composer', () => {
  it('is shown, and picks its choice if nothing else is typed', async () => {
    const { box, type, wait, taken } = await asked();
    type('2');
    wait(500);
    expect(box.value).toBe('2');
    wait(200);
    expect(box.value).toBe('');
    expect(await taken()).toBe('tabs.Second');
    expect(box.value).toBe('');
  });

  it('begins a sentence if more is typed', async () => {
    const { box, type, wait } = await asked();
    type('1');
    wait(300);
    type('0 tips for kayaking');
    wait(2_000);
    expect(box.value).toBe('10 tips for kayaking');
    expect(screen.queryByRole('article', { name: 'You: First' })).toBeNull();
  });

  it('stays if another key was pressed, and if something was pasted after it', async () => {
    const { box, type, wait } = await asked();
    type('1');
    fireEvent.keyDown(box, { key: 'ArrowLeft' });
    wait(2_000);
    expect(box.value).toBe('1');
    fireEvent.change(box, { target: { value: '' } });
    type('2');
    fireEvent.change(box, { target: { value: '2 cups of flour' } });
    wait(2_000);
    expect(box.value).toBe('2 cups of flour');
    expect(screen.queryAllByRole('article', { name: /You: (First|Second)/ })).toEqual([]);
  });

  it('picks its choice at once with Enter, also after it was left as text', async () => {
    const { box, type, wait, taken } = await asked();
    type('2');
    fireEvent.keyDown(box, { key: 'ArrowLeft' });
    wait(2_000);
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(box.value).toBe('');
    expect(await taken()).toBe('tabs.Second');
  });

  it('is only a digit if no choice has that number', async () => {
    const { box, type, wait } = await asked();
    type('3');
    wait(2_000);
    expect(box.value).toBe('3');
  });
});
