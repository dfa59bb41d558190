import type { CommandIntent } from '../intent.ts';
import { assistantIntents } from './assistant.ts';
import { bookmarkIntents } from './bookmarks.ts';
import { findIntents } from './find.ts';
import { saveIntents } from './save.ts';
import { tagIntents } from './tags.ts';
import { questions, tidyIntents } from './tidy.ts';

/** Every command, as "All commands" lists them. */
export const listedIntents: CommandIntent[] = [
  ...findIntents,
  ...tidyIntents,
  ...saveIntents,
  ...bookmarkIntents,
  ...tagIntents,
  ...assistantIntents,
];

/** With those that only ask which command is meant. */
export const intents: CommandIntent[] = [...listedIntents, ...questions];
export const intentById = new Map(intents.map((intent) => [intent.id, intent]));
