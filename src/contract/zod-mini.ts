/**
 * The small form of zod, for code that a page loads before the user can type. Imported as a namespace, so that a build
 * leaves out what is not used.
 */
import { config } from 'zod/mini';

config({ jitless: true });

export * from 'zod/mini';
