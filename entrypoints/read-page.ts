import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { documentText } from '@/src/tools/pages/document/document-text.ts';

/** Put into a page when it is to be read; what it returns is the script's completion value. It sends nothing. */
export default defineUnlistedScript(() => documentText(document));
