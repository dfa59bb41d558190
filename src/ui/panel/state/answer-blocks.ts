import type { CallPart, Message, Part } from '@/src/contract/conversation.ts';
import type { Text } from '@/src/contract/text.ts';

/** A part with the message that it came in, and a key that stays while the answer grows. */
export interface AnswerPart<Kind extends Part = Part> {
  key: string;
  part: Kind;
  message: Message;
}

/** Text of an answer and the reads made for it. `answered`: text follows the last read. */
interface AnswerStretch {
  kind: 'stretch';
  key: string;
  words: AnswerPart[];
  reads: AnswerPart<CallPart>[];
  answered: boolean;
}

/** Texts with the reads made for them, or neighbouring calls that each have a card. */
export type AnswerBlock = AnswerStretch | { kind: 'calls'; key: string; calls: AnswerPart[] };

/** Parts of an answer as shown: text before the reads made for it, neighbouring calls together. `isQuiet`: a read. */
export function answerBlocks(rounds: readonly Message[], isQuiet: (call: CallPart) => boolean): AnswerBlock[] {
  const blocks: AnswerBlock[] = [];
  for (const message of rounds) {
    for (const [at, part] of message.parts.entries()) {
      if (part.type === 'text' && !part.text.trim()) continue;
      const one = { key: `${message.id}-${part.type}-${at}`, part, message };
      const last = blocks.at(-1);
      if (part.type === 'call-error' || (part.type === 'call' && !isQuiet(part))) {
        if (last?.kind === 'calls') last.calls.push(one);
        else blocks.push({ kind: 'calls', key: one.key, calls: [one] });
        continue;
      }
      const fresh: AnswerStretch = { kind: 'stretch', key: one.key, words: [], reads: [], answered: false };
      const stretch = last?.kind === 'stretch' ? last : fresh;
      if (stretch === fresh) blocks.push(fresh);
      if (part.type !== 'reasoning') stretch.answered = part.type !== 'call';
      if (part.type === 'call') stretch.reads.push({ ...one, part });
      else addWords(stretch.words, one);
    }
  }
  return blocks;
}

/** Appends a part. Reasoning directly after reasoning, with only reads between, is joined to it. */
function addWords(words: AnswerPart[], one: AnswerPart): void {
  const last = words.at(-1);
  if (one.part.type !== 'reasoning' || last?.part.type !== 'reasoning') words.push(one);
  else words.splice(-1, 1, { ...last, part: { ...one.part, text: `${last.part.text.trim()}\n\n${one.part.text}` } });
}

/** Largest length of a text that may repeat a sentence, so that long answers are not compared as they grow. */
const longestRepeat = 200;

/** True for a text that says no more than the sentence of the call above it. */
export function repeatsCall(
  { part }: AnswerPart,
  above: AnswerBlock | undefined,
  say: (text: Text) => string,
): boolean {
  const call = above?.kind === 'calls' ? above.calls.at(-1)?.part : undefined;
  if (part.type !== 'text' || part.text.length > longestRepeat || call?.type !== 'call') return false;
  const sentence = call.state === 'done' && call.view?.sentence;
  return sentence ? part.text.trim().replace(/[.。]$/, '') === say(sentence) : false;
}

/** True for a reading call without failure so far: one quiet line is enough for it. */
export function isQuietCall(call: CallPart, effect: string | undefined): boolean {
  const { state, result, view } = call;
  if (state === 'writing' && !call.call.name) return true;
  if (effect === undefined ? state !== 'done' : effect !== 'read') return false;
  if (state !== 'done') return state === 'writing' || state === 'running';
  return result?.success !== false && !view?.undo && !view?.after?.length && view?.said === undefined;
}
