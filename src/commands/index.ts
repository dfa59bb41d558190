import type { Provider } from '@/src/contract/provider.ts';
import type { AskBackground, Commands } from '@/src/contract/services.ts';
import { type Text, text } from '@/src/contract/text.ts';
import { listedIntents } from './all-commands.ts';
import { warmClassifier } from './classifier/classify-sentence.ts';
import { createProvider } from './command-provider.ts';
import { exampleOf, languagesFor } from './languages/index.ts';
import { preview } from './preview-command.ts';
import { plain } from './script/describe.ts';
import type { Call } from './script/script.ts';
import type { Group } from './table/command.ts';

export { matchCommand } from './match-command.ts';

export interface CommandNeeds {
  /** Renders a text in the user's language. */
  say(text: Text): string;
  /** Writes a call in the notation that the chat reads. */
  formatCall(call: Call): string;
  /** Port for the live counts of the preview. */
  ask: AskBackground;
  newId(): string;
  now(): number;
  /** First day of the user's week, 0 for Sunday; default Monday. */
  firstDay?: number;
  /** True if the browser has a built-in model; default false. */
  ownModel?: boolean;
  /** Language code of the interface; default English. */
  language?: string;
}

const groups: [Group, Text][] = [
  ['find', text('command_group_find')],
  ['tidy', text('command_group_tidy')],
  ['save', text('command_group_save')],
  ['bookmarks', text('command_group_bookmarks')],
  ['tags', text('command_group_tags')],
  ['history', text('command_group_history')],
  ['page', text('command_group_page')],
  ['assistant', text('command_group_assistant')],
];

/** The built-in commands: a provider that needs no model, and what the panel shows of them. */
export function createCommands(given: CommandNeeds): { provider: Provider; commands: Commands } {
  const needs = { firstDay: 1, ownModel: false, language: 'en', ...given };
  void warm(needs.language);
  return {
    provider: createProvider(needs),
    commands: {
      preview: (sentence, request, window) => preview(sentence, request, window, needs),
      list: () =>
        groups.map(([group, title]) => ({
          group: title,
          commands: listedIntents
            .filter((intent) => intent.group === group)
            .map(({ id }) => ({ intent: id, phrase: plain(exampleOf(id, needs.language)) })),
        })),
    },
  };
}

/** Prepares the reading of sentences in both languages, one after the other. */
async function warm(language: string): Promise<void> {
  for (const one of languagesFor(language)) await warmClassifier(one);
}
