import type { Json } from './json.ts';
import type { DataKind } from './settings.ts';
import type { Text } from './text.ts';

/** A built-in command with its slots, in no language: for chips and suggestions. */
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

/** A next step that only the panel can offer: the list of all commands, the user's model, or how to get one. */
export type WayOn = 'commands' | 'model' | 'add-model';

/** The next steps at the end of an answer. `choice`: numbered, and the user has to pick one. */
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

/** The subject of a list that depends on what is current: the same arguments may give another list later. */
export interface ListOf {
  /** Arguments that name the subject, in place of those for the current one. */
  arguments: { [name: string]: Json };
  /** Name of the subject: rows of another subject do not belong to this list. */
  was: string;
}
