import type { Attachment, AttachmentRest } from '@/src/contract/conversation.ts';
import type { Protocol } from '@/src/contract/protocol.ts';
import { lengthWithin } from '@/src/text/estimate-tokens.ts';
import { isOld } from './other-session.ts';

interface Words extends Pick<Attachment, 'title' | 'text'> {
  url?: string | undefined;
}

/** The title, address and text of an attachment, which are text of others. */
export const attachedWords = ({ title, url, text }: Words): string =>
  [title, ...(url ? [url] : []), '', text].join('\n');

/** Maximum size in tokens. A longer address is left out, since half of it is another address. */
const LONGEST = { title: 100, address: 500 };

interface Showing {
  budget: number;
  pictures: boolean;
  offers(tool: string): boolean;
  session?: string | null | undefined;
}

/** An attachment as the model sees it: between marks, and cut to a number of tokens. `cut`: it was longer. */
export function attachedText(
  attached: Attachment,
  protocol: Pick<Protocol, 'formatQuoted'>,
  { budget, pictures, offers, session }: Showing,
): { text: string; cut: boolean } {
  const text = startOf(attached.text, budget);
  const title = startOf(attached.title, Math.min(budget, LONGEST.title));
  const url = attached.url && whole(attached.url, Math.min(budget, LONGEST.address));
  const left = attached.text.length - text.length;
  const cut = left > 0;
  const note = cut ? `, cut: ${left} more characters did not fit` : '';
  const quoted = protocol.formatQuoted(attachedWords({ title, url, text }), attached.mark ?? '');
  const said = `Attached by the user (${kindOf(attached, pictures)}${note}):\n${quoted}`;
  const { rest, measure } = attached;
  if (measure?.cut && !cut) return { text: `${said}\n(This is only the first part of the file.)`, cut };
  const readable = rest !== undefined && !cut && offers(rest.call.name) && !isOld(rest, session);
  return { text: rest ? `${said}\n${restWords(rest, readable)}` : said, cut };
}

const whole = (text: string, tokens: number): string | undefined =>
  lengthWithin(text, tokens) < text.length ? undefined : text;

const startOf = (text: string, tokens: number): string => text.slice(0, lengthWithin(text, tokens));

function kindOf({ kind, image, text, measure }: Attachment, pictures: boolean): string {
  if (image) return pictures ? 'picture, shown beside this message' : 'picture, which you cannot see';
  if (measure?.unit) return `${kind}, ${measure.unit}: ${measure.count}`;
  return kind === 'page' && text === '' ? 'page, its title alone' : kind;
}

/** A note about the rest of a cut attachment. `readable`: a tool call can read it. */
function restWords({ of, call }: AttachmentRest, readable: boolean): string {
  const first = `(This is only the first part of the page, which has about ${of} tokens in all.`;
  const way = ` To read on: ${call.name} with ${JSON.stringify(call.arguments)}.`;
  return `${first}${readable ? way : ''})`;
}
