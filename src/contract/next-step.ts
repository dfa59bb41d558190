import type { Json } from './json.ts';
import type { DataKind } from './settings.ts';
import type { Text } from './text.ts';

/** A built-in command with what it is about, in no language: chips and suggestions carry these. */
export interface Intent {
  /** As in `docs/commands.md`: `tabs.close-duplicates`. */
  id: string;
  slots: { [slot: string]: Json };
}

/** A next step that the user can take with one click, or by its number where a choice is asked for. */
export interface Chip {
  label: Text;
  intent: Intent;
}

/** A row on a card that can be acted on: Enter opens or switches, Space selects it for the next command. */
export interface LiveRow {
  kind: 'tab' | 'bookmark' | 'folder' | 'tag' | 'page' | 'action' | 'session';
  /** Of a page, which may come from anywhere: the kind of data that it is. */
  from?: DataKind;
  /** Id as the tools know it, as text. */
  id: string;
  title: string;
  url?: string;
  detail?: Text;
}
