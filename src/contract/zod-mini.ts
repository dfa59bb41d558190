/**
 * The small form of zod, for what a page of ours loads before one can type: a third of the weight of `zod.ts`, and like
 * it without `eval`. Imported as a namespace, so that a build leaves out what nobody uses.
 */
import { config } from 'zod/mini';

config({ jitless: true });

export * from 'zod/mini';
