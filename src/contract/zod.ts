/**
 * The one import of zod. Extension pages forbid `eval`, so zod's compiled fast path is switched off before any schema
 * is built; set later, in an entry's body, it would already have tried and reported a violation.
 */
import * as z from 'zod';

z.config({ jitless: true });

export { z };
