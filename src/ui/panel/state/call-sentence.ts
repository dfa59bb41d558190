import type { CallPart } from '@/src/contract/conversation.ts';
import { type Text, text, toolName } from '@/src/contract/text.ts';

/** Sentence of a call; the tool's own once it has run. */
export function callSentence({ state, view, call, progress }: CallPart): Text {
  const tool = toolName(call.name);
  switch (state) {
    case 'writing':
      return call.name ? text('ui_call_writing', { tool }) : text('ui_call_writing_some');
    case 'running':
      return progress ? text('ui_call_progress', { tool, ...progress }) : text('ui_call_running', { tool });
    case 'waiting':
      return text('ui_call_waiting', { tool });
    case 'declined':
      return text('ui_call_declined', { tool });
    case 'stopped':
      return text('ui_call_stopped', { tool });
    // The tool's own sentence says what was done, so it is not used here.
    case 'failed':
      return text('ui_call_failed', { tool });
    case 'done':
      return view?.sentence ?? text('ui_call_done', { tool });
    default:
      return state satisfies never;
  }
}
