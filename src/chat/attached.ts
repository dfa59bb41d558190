import type { Attachment, AttachmentRest } from '@/src/contract/conversation.ts';
import type { Protocol } from '@/src/contract/protocol.ts';
import { lengthWithin } from '@/src/contract/tokens.ts';

/** All that an attachment says that others wrote. */
export const attachedWords = ({ title, url, text }: Attachment): string =>
  [title, ...(url ? [url] : []), '', text].join('\n');

interface Showing {
  /** Tokens that its text may take. */
  budget: number;
  /** The model takes pictures. */
  pictures: boolean;
  /** Whether the model may call a tool of this name. */
  offers(tool: string): boolean;
}

/** An attachment as the model sees it: fenced, and no longer than so many tokens. `cut`: it was longer. */
export function attachedText(
  attached: Attachment,
  protocol: Pick<Protocol, 'formatQuoted'>,
  { budget, pictures, offers }: Showing,
): { text: string; cut: boolean } {
  const most = lengthWithin(attached.text, budget);
  const left = attached.text.length - most;
  const cut = left > 0;
  const shown = cut ? { ...attached, text: attached.text.slice(0, most) } : attached;
  const note = cut ? `, cut: ${left} more characters did not fit` : '';
  const quoted = protocol.formatQuoted(attachedWords(shown), attached.mark ?? '');
  const text = `Attached by the user (${kindOf(attached, pictures)}${note}):\n${quoted}`;
  return {
    text: attached.rest ? `${text}\n${restWords(attached.rest, !cut && offers(attached.rest.call.name))}` : text,
    cut,
  };
}

function kindOf({ kind, image, text }: Attachment, pictures: boolean): string {
  if (image) return pictures ? 'picture, shown beside this message' : 'picture, which you cannot see';
  return kind === 'page' && text === '' ? 'page, its title alone' : kind;
}

/** `readable`: what follows on what is shown can be read by the call. */
function restWords({ of, call }: AttachmentRest, readable: boolean): string {
  const first = `(This is only the first part of the page, which has about ${of} tokens in all.`;
  const way = ` To read on: ${call.name} with ${JSON.stringify(call.arguments)}.`;
  return `${first}${readable ? way : ''})`;
}
