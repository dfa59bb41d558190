import type { TurnEnd } from '@/src/contract/conversation.ts';
import { type Text, text, toolName } from '@/src/contract/text.ts';
import { errorWords } from '../../parts/error-words.ts';

/** Text about the end of a turn. */
export interface EndText {
  what: Text;
  /** Advice for the user. */
  cure?: Text;
  /** Error message of the server. */
  detail?: string | undefined;
  button: Text;
  /** Action of the button: ask again, continue, or store the answer once more. */
  act: 'retry' | 'goOn' | 'storeNow';
  /** True if the turn failed. */
  failed?: true;
}

/** A server's words that say no more than our own about a wrong key. */
const onlyKey = /\b(?:incorrect|invalid|wrong) (?:x-)?(?:api[ -]?)?key\b|\bkey (?:is )?(?:not valid|invalid)\b/i;

/** Text about the end of a turn; null if answered. `came`: a part of the answer is there. `name`: of the connection. */
export function endText(end: TurnEnd, came: boolean, name?: string): EndText | null {
  switch (end.reason) {
    case 'answered':
      return null;
    case 'stopped':
      return { what: text('ui_end_stopped'), button: text('ui_continue'), act: 'goOn' };
    case 'cut':
      return { what: text('ui_end_cut'), button: text('ui_continue'), act: 'goOn' };
    case 'length':
      return { what: text('ui_end_length'), button: text('ui_continue'), act: 'goOn' };
    case 'round-limit':
      return { what: text('ui_end_rounds', { n: end.rounds }), button: text('ui_go_on'), act: 'goOn' };
    case 'repeated-failure':
      return { what: failing(end.tool), button: text('ui_go_on'), act: 'goOn' };
    case 'content-filter':
      return { what: text('ui_end_filter'), button: text('ui_retry'), act: 'retry' };
    case 'not-stored':
      return {
        what: text('ui_end_not_stored'),
        cure: end.why,
        button: text('ui_store_now'),
        act: 'storeNow',
        failed: true,
      };
    case 'not-now':
      return { what: text('sees_end_not_now', { name: end.name }), button: text('ui_go_on'), act: 'goOn' };
    case 'error': {
      const { code, detail } = end.error;
      const isSaid = code === 'wrong-key' && onlyKey.test(detail ?? '');
      const words = errorWords(end.error, { came, name });
      return { ...words, detail: isSaid ? undefined : detail, button: text('ui_retry'), act: 'retry', failed: true };
    }
    default:
      return end satisfies never;
  }
}

const failing = (tool: string | null): Text =>
  tool === null ? text('ui_end_unreadable') : text('ui_end_failing', { tool: toolName(tool) });
