// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dataKinds, type ModelAccess } from '@/src/contract/settings.ts';
import { local } from '../page.tsx';
import { expectNoViolations, openPage, optionsServices } from './options-page.tsx';

const cloud = { ...local, id: 'cloud', name: 'Cloud', baseUrl: 'https://api.example/v1' };
const answered: ModelAccess = {
  origin: 'https://api.example',
  asked: [...dataKinds],
  allowed: ['tabs', 'pages'],
  addresses: 'bare-history',
};

async function opened(sees: Record<string, ModelAccess>) {
  const services = optionsServices();
  for (const config of [local, cloud]) await services.providers.put(config);
  await services.settings.change({ sees });
  const user = await openPage(services, 'tools', 'Tools and permissions');
  const list = await screen.findByRole('region', { name: 'What each model may see' });
  return { services, user, list };
}

it('changes what a remote model may see; one on this machine is not listed', async () => {
  const { services, user, list } = await opened({ cloud: answered });
  const row = await within(list).findByRole('group', { name: /Cloud/ });
  expect(within(list).queryByText(local.name)).toBeNull();
  expect(within(row).getByRole('checkbox', { name: 'Bookmarks' })).toHaveProperty('checked', false);
  await user.click(within(row).getByRole('checkbox', { name: 'Bookmarks' }));
  await user.selectOptions(within(row).getByRole('combobox', { name: 'Web addresses for Cloud' }), 'whole');
  await waitFor(async () =>
    expect((await services.settings.get()).sees.cloud).toEqual({
      ...answered,
      allowed: ['tabs', 'bookmarks', 'pages'],
      addresses: 'whole',
    }),
  );
  await expectNoViolations();
});

it('says that a model elsewhere would be asked about, while there is none', async () => {
  await openPage(optionsServices(), 'tools', 'Tools and permissions');
  const list = await screen.findByRole('region', { name: 'What each model may see' });
  expect(list.textContent).toContain('Before one elsewhere sees anything, you are asked.');
  expect(within(list).queryByRole('list')).toBeNull();
});

it.each([
  ['was never asked about', {}],
  ['was asked about for another address', { cloud: { ...answered, origin: 'https://old.example' } }],
])('describes a model that %s', async (_case, sees) => {
  const { list } = await opened(sees);
  expect((await within(list).findByRole('group', { name: /Cloud/ })).textContent).toContain('Not asked yet');
  expect(within(list).queryByRole('checkbox')).toBeNull();
});
