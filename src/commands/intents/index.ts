import { arrangeIntents } from './arrange-commands.ts';
import { assistantIntents, needsModelIntent } from './assistant-commands.ts';
import { bookmarkChanges } from './bookmark-change-commands.ts';
import { bookmarkLooks } from './bookmark-commands.ts';
import { closeIntents, questions } from './close-commands.ts';
import { closedList, reopening } from './closed-tab-commands.ts';
import { findIntents } from './find-commands.ts';
import { historyIntents } from './history-commands.ts';
import type { CommandIntent } from './intent.ts';
import { orderIntents } from './order-commands.ts';
import { pageIntents, pageOutline } from './page-commands.ts';
import { readingIntents } from './reading-list-commands.ts';
import { saveIntents } from './save-commands.ts';
import { asideIntent, sessionIntents } from './session-commands.ts';
import { stateIntents } from './tab-state-commands.ts';
import { tagIntents } from './tag-commands.ts';

/** Every command, as "All commands" lists them. */
export const listedIntents: CommandIntent[] = [
  ...findIntents,
  closedList,
  ...closeIntents,
  asideIntent,
  ...orderIntents,
  ...arrangeIntents,
  ...stateIntents,
  reopening,
  ...saveIntents,
  ...sessionIntents,
  ...readingIntents,
  ...bookmarkLooks,
  ...bookmarkChanges,
  ...tagIntents,
  ...historyIntents,
  ...pageIntents,
  ...assistantIntents,
];

/** With those that only ask or say something. */
export const intents: CommandIntent[] = [...listedIntents, ...questions, pageOutline, needsModelIntent];
export const intentById = new Map(intents.map((intent) => [intent.id, intent]));
