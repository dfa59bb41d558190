import type { CommandPreview } from '@/src/contract/services.ts';

export type Recipient = 'command' | 'model';

/** Recipient on Enter; Ctrl+Enter is for the other. Without a model there is only the command. */
export function recipientOf(preview: CommandPreview | null, hasModel: boolean, other: boolean): Recipient {
  if (!hasModel) return 'command';
  return (preview?.exact ?? false) !== other ? 'command' : 'model';
}
