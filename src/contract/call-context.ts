import type { DataKind } from './settings.ts';

/** Who wants a call to run. `command`: a built-in command, the user's own words and no model between. `panel`: a click. */
export type Caller = 'model' | 'command' | 'shortcut' | 'menu' | 'omnibox' | 'panel';

/** A tool call as every room passes it on. `id` is `response:n` and the key under which it runs at most once. */
export interface ToolCall {
  id: string;
  name: string;
  arguments: Record<string, unknown>;
  /** What the parser had to mend, such as `notation:trailing-comma` or `value:bad-escape`. */
  repairs: string[];
}

/** In whose name, and from where, calls run. */
export interface CallContext {
  caller: Caller;
  /** Null outside a conversation (a shortcut, a menu). */
  conversation: string | null;
  turn: string | null;
  /** The browser window that "this window" and "the current tab" mean; null: the one focused last. */
  window: number | null;
  /** Show every write of the batch in one plan first, not only the dangerous ones. Built-in commands and shortcuts. */
  plan?: boolean;
  /** The call acts on the one item that the user called "this". Built-in commands only. */
  this?: boolean;
  /** Only looks ahead while the user types: changes nothing, asks nothing, does not count. */
  peek?: boolean;
  /** The browser session in whose ids calls name tabs, windows and groups; absent: this one. */
  session?: string;
  /** What the model may see; absent: everything. For tools that heed it; from others the loop keeps what it may not. */
  sees?: DataKind[];
}
