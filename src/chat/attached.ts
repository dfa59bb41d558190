import type { Attachment } from '@/src/contract/conversation.ts';
import type { Protocol } from '@/src/contract/protocol.ts';

/** Characters of a token, on average. */
const tokenLength = 4;

/** All that an attachment says that others wrote. */
export const attachedWords = ({ title, url, text }: Attachment): string =>
  [title, ...(url ? [url] : []), '', text].join('\n');

interface Showing {
  /** Tokens that its text may take. */
  budget: number;
  /** The model takes pictures. */
  pictures: boolean;
}

/** An attachment as the model sees it: fenced, and no longer than so many tokens. `cut`: it was longer. */
export function attachedText(
  attached: Attachment,
  protocol: Pick<Protocol, 'formatQuoted'>,
  { budget, pictures }: Showing,
): { text: string; cut: boolean } {
  const most = budget * tokenLength;
  const left = attached.text.length - most;
  const shown = left > 0 ? { ...attached, text: attached.text.slice(0, most) } : attached;
  const note = left > 0 ? `, cut: ${left} more characters did not fit` : '';
  const quoted = protocol.formatQuoted(attachedWords(shown), attached.mark ?? '');
  const seen = pictures ? 'picture, shown beside this message' : 'picture, which you cannot see';
  return { text: `Attached by the user (${attached.image ? seen : attached.kind}${note}):\n${quoted}`, cut: left > 0 };
}
