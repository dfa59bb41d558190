import type { ContextFit, Message } from '@/src/contract/conversation.ts';
import { type Text, text } from '@/src/contract/text.ts';

/** Token usage of several rounds. */
export interface Spent {
  input: number;
  output: number;
  /** Cost in US dollars; null if no price is known. */
  cost: number | null;
  /** True if some of the tokens were estimated. */
  estimated: boolean;
  /** True if some of it has no known price and is missing in `cost`. */
  unpriced: boolean;
}

/** Total usage of messages; null if no model was used. */
export function spentOn(messages: readonly Message[]): Spent | null {
  const usages = messages.flatMap(({ usage }) => usage ?? []);
  if (usages.length === 0) return null;
  const priced = usages.flatMap(({ cost }) => cost ?? []);
  return {
    input: usages.reduce((sum, { input }) => sum + input, 0),
    output: usages.reduce((sum, { output }) => sum + output, 0),
    cost: priced.length > 0 ? priced.reduce((sum, cost) => sum + cost, 0) : null,
    estimated: usages.some(({ estimated }) => estimated),
    unpriced: priced.length > 0 && priced.length < usages.length,
  };
}

export interface ContextUse extends Pick<ContextFit, 'of' | 'dropped' | 'shortened'> {
  used: number;
  estimated: boolean;
}

/** Context use after the last round; null before the first. */
export function contextOf(messages: readonly Message[]): ContextUse | null {
  const last = messages.findLast(({ fit }) => fit);
  if (!last?.fit) return null;
  const { fit, usage } = last;
  const counted = usage !== undefined && !usage.estimated;
  const used = counted ? usage.input + usage.output : fit.used + (usage?.output ?? 0);
  return { used, of: fit.of, dropped: fit.dropped, shortened: fit.shortened, estimated: !counted };
}

/** Describes the context that was dropped or shortened. */
export function lostOf({ dropped: { turns, rounds }, shortened }: ContextUse): Text[] {
  return [
    ...(turns > 0 ? [text('ui_cost_turns_dropped', { n: turns })] : []),
    ...(rounds > 0 ? [text('ui_cost_rounds_dropped', { n: rounds })] : []),
    ...(shortened > 0 ? [text('ui_cost_shortened', { n: shortened })] : []),
  ];
}

/** Thousands of tokens, of 1024 if `context` is a multiple of that. At least 0.1 unless there are none. */
export function thousandsOf(tokens: number, context: number): number {
  const thousands = tokens / (context % 1024 === 0 ? 1024 : 1000);
  return thousands < 9.95 ? Math.round(thousands * 10) / 10 || (tokens > 0 ? 0.1 : 0) : Math.round(thousands);
}

/** Price as text: "$0.42"; below a cent with two digits: "$0.0012". */
export function dollars(amount: number, locale: string): string {
  const digits = amount > 0 && amount < 0.01 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 2 };
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', ...digits }).format(amount);
}
