import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { documentLinks } from '@/src/tools/pages/document/document-links.ts';

/** Put into a page when its links are asked for; what it returns is the script's completion value. */
export default defineUnlistedScript(() => documentLinks(document));
