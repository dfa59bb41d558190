import type { RecordedRound } from '@/src/contract/round.ts';
import { type Text, text } from '@/src/contract/text.ts';
import type { I18n } from '@/src/i18n/index.ts';

/** Time, model, duration and tokens of a round, in short pieces. */
export function factsOf({ at, model, reply }: RecordedRound, i18n: I18n, now: number): (Text | string)[] {
  const { firstByte, firstVisible, usage, end } = reply;
  const time = (milliseconds: number) => i18n.seconds(milliseconds);
  return [
    i18n.date(at, now),
    ...(model ? [model] : []),
    ...(usage ? [text(usage.estimated ? 'options_usage_estimated' : 'options_usage', tokens(usage))] : []),
    ...(firstByte === undefined ? [] : [text('options_inspector_first_byte', { time: time(firstByte) })]),
    ...(firstVisible === undefined ? [] : [text('options_inspector_first_visible', { time: time(firstVisible) })]),
    ...(end ? [text('options_inspector_end', { time: time(end.after) })] : []),
  ];
}

const tokens = ({ input, output }: { input: number; output: number }) => ({ input, output });
