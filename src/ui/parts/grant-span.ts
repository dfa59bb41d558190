import type { Grant } from '@/src/contract/run.ts';
import { type Text, text } from '@/src/contract/text.ts';

/** Text with the duration of a grant and its number of uses. */
export function grantSpan({ conversation, place, inAll, used }: Grant): Text {
  if (place === null || inAll) return text('ui_grant_in_all', { used });
  return text(conversation === null ? 'ui_grant_always' : 'ui_grant_chat', { used });
}
