import type { Json } from './json.ts';
import type { DataKind } from './settings.ts';
import type { Text } from './text.ts';

/** A built-in command with its slots, in no language: for chips and suggestions. */
export interface Intent {
  /** Id of a command, as in `docs/commands.md`: `tabs.close-duplicates`. */
  id: string;
  slots: { [slot: string]: Json };
}

/** A next step that the user takes with one click, or by its number in a choice. */
export interface Chip {
  label: Text;
  intent: Intent;
}

/** A next step that only the panel can offer: the list of commands, the user's model, setting one up, or the rules. */
export type WayOn = 'commands' | 'model' | 'add-model' | 'rules';

/** Next steps at the end of an answer. `choice`: they are numbered and one has to be picked. */
export interface NextSteps {
  chips: Chip[];
  choice: boolean;
  /** Shown after the chips, without numbers. */
  ways?: WayOn[];
}

/** A row on a card. Enter opens it or switches to it, Space selects it for the next command. */
export interface LiveRow {
  kind: 'tab' | 'bookmark' | 'folder' | 'tag' | 'page' | 'action' | 'session' | 'site' | 'closed';
  /** Kind of data of a page, which may come from several. */
  from?: DataKind;
  id: string;
  title: string;
  url?: string;
  /** True for a tab whose page could not be loaded; it is not suggested. */
  failed?: boolean;
  detail?: Text;
}

/** Subject of a list about something current: the same arguments may give another list later. */
export interface ListOf {
  /** Arguments that name the subject, to use instead of those for the current one. */
  arguments: { [name: string]: Json };
  /** Name of the subject. Rows of another subject do not belong to the list. */
  was: string;
}
