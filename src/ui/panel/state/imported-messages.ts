import type { Services } from '@/src/contract/services.ts';

/** The messages of a conversation that came with a file: nothing in them counts as the user's own. */
export async function messagesFromFile(
  services: Pick<Services, 'ask'>,
  conversation: string,
): Promise<ReadonlySet<string>> {
  const { ids } = await services.ask('importedMessages', { conversation });
  return new Set(ids);
}
