import type { Slots } from './frame/command-frame.ts';
import { english } from './languages/en.ts';
import { languageNamed } from './languages/index.ts';
import type { CommandLanguage } from './languages/language.ts';
import { daysUntil } from './script/dates.ts';
import type { CommandIntent } from './table/command.ts';

/**
 * Subjects on which there is an answer and no command: what is sent where, how to get a model and what it costs, the
 * rules and reminders that there are, what can be undone, and the kinds of things that keep pages. Each has its sentences
 * in every language.
 */
export const topics = ['privacy', 'ai', 'rules', 'reminders', 'way-back', 'keeping'] as const;
export type Topic = (typeof topics)[number];
export const isTopic = (id: string): id is Topic => topics.some((topic) => topic === id);

/** Work that no command does, for a model or for another program, and questions on a subject. */
export type Beyond = 'model' | 'elsewhere' | Topic;

/**
 * Reading of a sentence. `sure`: no typing error was corrected. `exact`: sure, and it cannot be prose. `named`: exact
 * only if the named thing exists.
 */
export type Unplanned =
  | {
      kind: 'intent';
      intent: CommandIntent;
      slots: Slots;
      sure: boolean;
      exact: boolean;
      named: boolean;
      /** True if it may select more than was meant. */
      loose?: boolean;
    }
  | { kind: 'beyond'; beyond: Beyond }
  /** `words`: topic of the sentence, to suggest commands. */
  | { kind: 'none'; words: string };
/** Reading of a sentence, with `plan`: true if the changes are shown before the command runs. */
export type Match =
  | Exclude<Unplanned, { kind: 'intent' }>
  | (Extract<Unplanned, { kind: 'intent' }> & { plan: boolean });

/** Adds `plan`. A command that destroys shows its plan, unless it is about "this"; one that only goes somewhere never does. */
export function withPlan(match: Unplanned): Match {
  if (match.kind !== 'intent') return match;
  const { intent, slots, exact, sure } = match;
  const isThis = !slots.all && !slots.others && (slots.ref?.kind === 'this' || intent.id === 'tabs.close-this');
  const runsAtOnce = exact && sure && (intent.effect !== 'destroy' || (isThis && !intent.shown));
  const plan = intent.effect !== 'read' && !intent.goes && !runsAtOnce;
  return { ...match, plan };
}

export interface MatchOptions {
  /** Language of the interface, by code or as data. English is understood as well. */
  language?: string | CommandLanguage;
  /** Epoch milliseconds. */
  now?: number;
  /** True to read a sentence by its words alone, and not by sentences like it. */
  strictly?: boolean;
}

/** The language of the interface; English if it is none that the commands know. */
export const languageOf = ({ language = 'en' }: MatchOptions): CommandLanguage =>
  typeof language === 'string' ? (languageNamed(language) ?? english) : language;

/** Replaces `unusedSince` ("not used since September") by a number of days. */
export const counted = ({ unusedSince, ...slots }: Slots, now: number): Slots =>
  unusedSince ? { ...slots, days: Math.max(daysUntil(unusedSince, now), slots.days ?? 0) } : slots;

/** Most letters of a sentence that is read. */
export const longestSentence = 240;
