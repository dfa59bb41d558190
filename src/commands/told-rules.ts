import type { PanelOrder } from '@/src/contract/settings.ts';
import { matchWords } from './match-words.ts';
import { readOptionsOrder } from './rules/read-options-order.ts';
import * as rules from './rules/read-rule.ts';

/** Reads the parts of a rule out of a sentence, in any language of the commands. */
export const readRule = (words: string): rules.RuleParts => rules.readRule(words, matchWords);

/** Reads an order that only the panel follows: "open my library", "dark mode". */
export const readPanelOrder = (words: string): PanelOrder | null =>
  readOptionsOrder(words) ?? rules.readPanelOrder(words, matchWords);
