import type { TurnEnd } from '@/src/contract/conversation.ts';
import { type Text, text, toolName } from '@/src/contract/text.ts';
import { errorWords } from '../../parts/error-words.ts';

/** What is said of the end of a turn. */
export interface EndText {
  what: Text;
  /** What the user can do about it. */
  cure?: Text;
  /** The server's own words. */
  detail?: string | undefined;
  button: Text;
  /** What the button does: answers once more, goes on with what is there, or stores what stands here alone. */
  act: 'retry' | 'goOn' | 'storeNow';
  /** Something went wrong. */
  failed?: true;
}

/** Null: it ended with an answer, which says enough. `came`: some of an answer is there. */
export function endText(end: TurnEnd, came: boolean): EndText | null {
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
      return { what: text('ui_end_failing', { tool: toolName(end.tool) }), button: text('ui_go_on'), act: 'goOn' };
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
      const { detail } = end.error;
      return { ...errorWords(end.error, { came }), detail, button: text('ui_retry'), act: 'retry', failed: true };
    }
    default:
      return end satisfies never;
  }
}
