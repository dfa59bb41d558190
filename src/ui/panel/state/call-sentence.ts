import type { CallPart } from '@/src/contract/conversation.ts';
import { type Text, text, toolName } from '@/src/contract/text.ts';

/** What a call does or did, in plain words: the tool's own sentence once it has one. */
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
    // Its own sentence tells what is done.
    case 'failed':
      return text('ui_call_failed', { tool });
    case 'done':
      return view?.sentence ?? text('ui_call_done', { tool });
    default:
      return state satisfies never;
  }
}
