/** Lock for changes of the rules that last until the browser closes. */
export const SESSION_RULES = 'session-rules';

/** First id of rules that block requests. Rules that change headers have lower ids. */
export const FIRST_BLOCKING_RULE = 1_000;
