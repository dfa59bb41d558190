import type { CommandIntent } from '../intent.ts';
import { arrangeIntents } from './arrange.ts';
import { assistantIntents, needsModelIntent } from './assistant.ts';
import { bookmarkLooks } from './bookmarks.ts';
import { bookmarkChanges } from './change-bookmarks.ts';
import { closeIntents, questions } from './close.ts';
import { closedList, reopening } from './closed.ts';
import { findIntents } from './find.ts';
import { historyIntents } from './history.ts';
import { orderIntents } from './order.ts';
import { pageIntents, pageOutline } from './page.ts';
import { readingIntents } from './reading.ts';
import { saveIntents } from './save.ts';
import { asideIntent, sessionIntents } from './sessions.ts';
import { stateIntents } from './states.ts';
import { tagIntents } from './tags.ts';

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
