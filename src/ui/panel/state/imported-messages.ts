import type { Services } from '@/src/contract/services.ts';

/** Imported messages of a conversation: they do not count as the user's own. */
export async function messagesFromFile(
  services: Pick<Services, 'ask'>,
  conversation: string,
): Promise<ReadonlySet<string>> {
  const { ids } = await services.ask('importedMessages', { conversation });
  return new Set(ids);
}
