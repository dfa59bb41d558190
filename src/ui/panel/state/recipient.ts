import type { CommandPreview } from '@/src/contract/services.ts';

/** Who a sentence goes to. */
export type Recipient = 'command' | 'model';

/** Who Enter sends to; Ctrl+Enter sends to the other of the two. Without a model there is only the command. */
export function recipientOf(preview: CommandPreview | null, hasModel: boolean, other: boolean): Recipient {
  if (!hasModel) return 'command';
  return (preview?.exact ?? false) !== other ? 'command' : 'model';
}
