import type { Json } from './json.ts';
import type { DataKind } from './settings.ts';
import type { Text } from './text.ts';

/** A built-in command with what it is about, in no language: chips and suggestions carry these. */
export interface Intent {
  /** Id of a command, as in `docs/commands.md`: `tabs.close-duplicates`. */
  id: string;
  slots: { [slot: string]: Json };
}

/** A next step that the user can take with one click, or by its number where a choice is asked for. */
export interface Chip {
  label: Text;
  intent: Intent;
}

/** A way on that only the panel knows: the list of all commands, the model that the user has, and how to get one. */
export type WayOn = 'commands' | 'model' | 'add-model';

/** Next steps as they end an answer; `choice`: numbered, the user has to pick one. */
export interface NextSteps {
  chips: Chip[];
  choice: boolean;
  /** Offered after the chips, without a number. */
  ways?: WayOn[];
}

/** A row on a card that can be acted on: Enter opens or switches, Space selects it for the next command. */
export interface LiveRow {
  kind: 'tab' | 'bookmark' | 'folder' | 'tag' | 'page' | 'action' | 'session' | 'site' | 'closed';
  /** Kind of data that a page is, since a page may come from anywhere. */
  from?: DataKind;
  /** Id as the tools know it, as text. */
  id: string;
  title: string;
  url?: string;
  /** A tab whose page could not be loaded: no suggestion. */
  failed?: boolean;
  detail?: Text;
}

/** The subject of a list, where the same arguments may give another list by the time that it is read on. */
export interface ListOf {
  /** Arguments that name it, in place of those for the current one. */
  arguments: { [name: string]: Json };
  /** Name of the subject: rows of another subject do not belong to this list. */
  was: string;
}
