/** Lets Node read `@/…` as a path from the project's root, as the bundlers do. */
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    const file = specifier.startsWith('@/') ? new URL(`../${specifier.slice(2)}`, import.meta.url).href : specifier;
    return next(file, context);
  },
});
