import { screen } from '@testing-library/react';
import type { ModelInfo } from '@/src/contract/provider.ts';
import { openPage, optionsServices } from './options-page.tsx';
import { saved } from './samples.ts';

export const models: ModelInfo[] = [{ id: 'small' }, { id: 'large', context: 128_000 }, { id: 'vision' }];

export const openProviders = (services = optionsServices()) => openPage(services, 'providers', 'Providers');

/** Status line of the open form. */
export const status = () => screen.getAllByRole('status')[0]!;

/** Opens the page with one saved provider, and its form. */
export async function withSaved(key = 'sk-abcdefgh1234') {
  const services = optionsServices();
  services.test = async () => models;
  await services.providers.put(saved);
  await services.providers.putKey('p1', 'https://home.example', key);
  await services.settings.change({ provider: 'p1' });
  const user = await openProviders(services);
  const row = { name: /^Home server small OpenAI-compatible home/, expanded: false };
  await user.click(await screen.findByRole('button', row));
  return { services, user };
}
