// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage, optionsServices } from './options-page.tsx';

const file = new File(['{}'], 'outrigger.json', { type: 'application/json' });
it('an import of the user’s own chats that was stopped half way continues as that', async () => {
  const taken: unknown[] = [];
  const services = optionsServices({
    archive: {
      open: async () => ({
        at: 1,
        offers: [{ kind: 'chats', add: 2, update: 0, keep: 0 }],
        take: async (_kinds, _run, how) => {
          taken.push(how);
          // The disk is full, or the user stops it: the first ten chats are in.
          await services.conversations.put({ id: 'first', title: 'Trip', named: false, at: 1, updated: 1, draft: '' });
          return 1;
        },
      }),
    },
  });
  const user = await openPage(services, 'data', 'Data');
  await screen.findByText('No chats');
  for (const n of [1, 2]) {
    await user.upload(screen.getByLabelText('Outrigger file'), file);
    await user.click(await screen.findByRole('button', { name: 'Import 2' }));
    await waitFor(() => expect(taken).toHaveLength(n));
    await screen.findAllByText('1 thing imported');
  }
  expect(taken).toEqual([{ foreign: false }, { foreign: false }]);
});
