// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServices } from '@/test/fakes/services.ts';
import { showPanel, violations } from '../page.tsx';

describe('an update while the panel is open', () => {
  it('is shown and waits for the user, who may ignore it', async () => {
    let restarts = 0;
    let arrive = (_: string): void => {};
    const services = {
      ...fakeServices(),
      watchUpdate(listener: (version: string) => void) {
        arrive = listener;
        return () => {};
      },
      update: () => {
        restarts += 1;
      },
    };
    const { user, box } = await showPanel(services);
    await user.type(box, 'half a sentence');
    act(() => arrive('1.2.3'));
    expect(screen.getByRole('status').textContent).toContain('Version 1.2.3 is ready');
    expect(restarts).toBe(0);
    expect(await violations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Restart now' }));
    await waitFor(() => expect(restarts).toBe(1));
    const [kept] = await services.conversations.list();
    expect(kept?.draft).toBe('half a sentence');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('button', { name: 'Restart now' })).toBeNull();
    expect(box.value).toBe('half a sentence');
  });
});
