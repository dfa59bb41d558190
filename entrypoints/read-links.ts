import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { documentLinks } from '@/src/tools/pages/document/document-links.ts';

/** Injected into a page to list its links. The return value is the result of the script. */
export default defineUnlistedScript(() => documentLinks(document));
