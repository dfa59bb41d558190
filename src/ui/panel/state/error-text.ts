import { StoreError } from '@/src/contract/records.ts';
import { BackgroundGone, CallFailed } from '@/src/contract/services.ts';
import { type Text, text } from '@/src/contract/text.ts';
import { errorMessage } from '@/src/text/error-message.ts';

/** Error as a message. */
export function errorText(error: unknown): Text {
  if (error instanceof StoreError || error instanceof CallFailed) return error.text;
  if (error instanceof BackgroundGone) return text('ui_background_gone');
  return text('ui_unexpected', { detail: errorMessage(error) });
}
