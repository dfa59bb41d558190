import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { lookUp } from '@/src/browser/extension.ts';
import { beginEarlyComposer } from '@/src/ui/panel/composer/early-composer.ts';

/** Runs in the panel's document before anything else is loaded. */
export default defineUnlistedScript(() => beginEarlyComposer(lookUp('ui_message')));
