import type { CommandIntent } from '../intent.ts';
import { arrangeIntents } from './arrange.ts';
import { assistantIntents, needsModel } from './assistant.ts';
import { bookmarkLooks } from './bookmarks.ts';
import { bookmarkChanges } from './change-bookmarks.ts';
import { closeIntents, questions } from './close.ts';
import { findIntents } from './find.ts';
import { saveIntents } from './save.ts';
import { tagIntents } from './tags.ts';

/** Every command, as "All commands" lists them. */
export const listedIntents: CommandIntent[] = [
  ...findIntents,
  ...closeIntents,
  ...arrangeIntents,
  ...saveIntents,
  ...bookmarkLooks,
  ...bookmarkChanges,
  ...tagIntents,
  ...assistantIntents,
];

/** With those that only ask or say something. */
export const intents: CommandIntent[] = [...listedIntents, ...questions, needsModel];
export const intentById = new Map(intents.map((intent) => [intent.id, intent]));
