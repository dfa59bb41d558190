import type { UserAction } from '@/src/contract/action.ts';
import { folded } from '../../chats/fold-with-offsets.ts';

/** Action named by a sentence, and its input. */
export interface MatchingAction {
  action: UserAction;
  input: string;
  /** True if the sentence contains the whole name of the action or is a beginning of it. */
  surely: boolean;
}

interface Word {
  text: string;
  /** Offset of the word's end in the sentence. */
  end: number;
}

const wordsIn = (sentence: string): Word[] =>
  [...sentence.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map((match) => ({
    text: folded(match[0]),
    end: match.index + match[0].length,
  }));

/** Custom actions named by a beginning ("expl") or by the first words ("explain why the sky is blue"). */
export function actionsCalled(sentence: string, actions: readonly UserAction[]): MatchingAction[] {
  const said = wordsIn(sentence);
  if (said.length === 0) return [];
  return actions.flatMap((action): MatchingAction[] => {
    const name = wordsIn(action.name).map(({ text }) => text);
    const begun = said.every(({ text }) => name.some((word) => word.startsWith(text)));
    if (begun) return [{ action, input: '', surely: true }];
    const differs = said.findIndex(({ text }, at) => text !== name[at]);
    const last = said[differs - 1];
    if (!last) return [];
    const input = sentence.slice(last.end).replace(/^[\s:,.–—-]+/, '');
    return [{ action, input, surely: differs === name.length }];
  });
}
