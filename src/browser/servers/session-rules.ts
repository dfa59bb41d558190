/** The lock under which the rules of this run of the browser are changed. */
export const SESSION_RULES = 'session-rules';

/** Rules that block requests have ids from here on; those that change headers are below. */
export const FIRST_BLOCKING_RULE = 1_000;
