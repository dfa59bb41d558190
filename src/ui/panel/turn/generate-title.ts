import { COMMANDS, type Provider } from '@/src/contract/provider.ts';
import type { Services } from '@/src/contract/services.ts';
import type { ProviderConfig } from '@/src/contract/settings.ts';

/** Timeout for a title, in milliseconds. */
const patience = 60_000;

/** Asks the model that answered, and no other, for a title, if the user wants that and there is none yet. */
export async function generateTitle(
  services: Services,
  conversation: string,
  { config, provider }: { config: ProviderConfig; provider: Provider },
): Promise<void> {
  if (config.id === COMMANDS || !(await services.settings.get()).modelTitles) return;
  const [{ askForTitle, pathOf, modelAccessOf, titleByRule }, chat, all] = await Promise.all([
    import('@/src/chat/index.ts'),
    services.conversations.get(conversation),
    services.conversations.messages(conversation),
  ]);
  const access = modelAccessOf(config, services.settings);
  if (access && (await access.read())?.origin !== access.origin) return;
  const messages = pathOf(all, chat?.shown);
  const byRule = titleByRule(messages[0] ?? { parts: [] });
  const isFree = (one: typeof chat) => one !== null && !one.named && one.title === byRule;
  if (!isFree(chat)) return;
  const [settings, protocol] = await Promise.all([
    services.providers.modelSettings(config.id, config.model),
    services.protocol(),
  ]);
  const signal = AbortSignal.timeout(patience);
  const title = await askForTitle(messages, { provider, model: config.model, settings, protocol, signal });
  // The user may have chosen a title in the meantime.
  if (title && isFree(await services.conversations.get(conversation))) {
    await services.conversations.change(conversation, { title });
  }
}
