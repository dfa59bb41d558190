import type { ReadToken } from './template.ts';

/** Words that occur only in prose: a sentence in which one is left over is no command. */
export const prose = new Set(
  `should could would will shall might must did does do why how when where who whom if because think know believe mean
  mention mentioned mentions say said says author explain can never not no i you he she we us than while although
  maybe really tell told ask asked make made cause write worse between is was were be was
  your account yourself he'll need needs use so then me to way close delete remove add put
  wish wished wishes wonder wondered wondering thinking thought regret regretted
  move save rename sort merge undo web internet online aside away out off up down together`.split(/\s+/),
);

/** True for a sentence that forbids ("stop closing my tabs") or reports ("my sister deleted all my tabs"). */
export const forbids = (tokens: ReadToken[]): boolean =>
  tokens.some(
    ({ word }, at) =>
      ((word === 'stop' || word === 'quit') && /ing$/.test(tokens[at + 1]?.word ?? '')) ||
      (people.has(word) && /(?:ed|ing)$|^(?:shut|lost|said|told)$/.test(tokens[at + 1]?.word ?? '')),
  );

/** Words for people whose actions are reported. */
const people = new Set(
  `mother father mum mom dad sister brother wife husband son daughter kid girlfriend boyfriend partner roommate flatmate
  boss colleague coworker friend neighbour neighbor teacher cat dog somebody someone everybody everyone`.split(/\s+/),
);
