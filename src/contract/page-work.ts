import type { Json } from './json.ts';

/**
 * Has the page of ours that called do what needs a DOM, the clipboard, a download or a late import; each kind of work
 * once in a call. Does not come back in the run that asks first: the call is answered `page-work` and starts anew with
 * the outcome, so nothing may be changed before. Rejects with a `ToolError` for work that failed. Absent while a call
 * is only planned, and where no page waits for its answer (a shortcut, a menu).
 */
export type PageWork = (work: string, data: Json) => Promise<Json>;

/** How a page's work for a call ended; `error` is for the model. */
export type WorkOutcome = { ok: true; data: Json } | { ok: false; error: string };
