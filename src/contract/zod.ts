/** The one import of zod. Its compiled fast path, which our policy forbids, is off before any schema is built. */
import * as z from 'zod';

z.config({ jitless: true });

export { z };
