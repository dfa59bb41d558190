import type { Conversation, Message, Part } from '@/src/contract/conversation.ts';
import type { Say } from '../../parts/services-context.tsx';
import { exchangesOf } from '../state/transcript.ts';

/** Chat as Markdown: messages, and calls in one line each. */
export function chatAsMarkdown({ title }: Pick<Conversation, 'title'>, messages: readonly Message[], say: Say): string {
  const blocks = [`# ${title || say('ui_new_chat')}`];
  for (const { user, rounds } of exchangesOf(messages)) {
    if (user.length > 0) blocks.push(`## ${say('ui_chats_you')}`, ...user.flatMap((message) => blocksOf(message, say)));
    if (rounds.length > 0) {
      blocks.push(`## ${say('ui_chats_assistant')}`, ...rounds.flatMap((message) => blocksOf(message, say)));
    }
  }
  return `${blocks.join('\n\n')}\n`;
}

function blocksOf({ parts, attached = [] }: Message, say: Say): string[] {
  const beside = attached.map(({ title, url }) => `- ${url ? `[${inLine(title)}](<${url}>)` : inLine(title)}`);
  return [...parts.map((part) => blockOf(part, say)), beside.join('\n')].filter(Boolean);
}

function blockOf(part: Part, say: Say): string {
  switch (part.type) {
    case 'text':
      return part.text.trim();
    case 'call':
      return `> ${inLine(part.view ? say(part.view.sentence) : part.call.name)}`;
    case 'call-error':
      return `> ${inLine(part.message)}`;
    case 'reasoning':
    case 'chips':
      return '';
    default:
      return part satisfies never;
  }
}

const inLine = (text: string): string => text.replace(/\s+/g, ' ').replace(/[[\]]/g, '\\$&');
