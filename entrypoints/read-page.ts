import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { documentText } from '@/src/tools/pages/document/document-text.ts';

/** Injected into a page to read its text. The return value is the result of the script; nothing is sent. */
export default defineUnlistedScript(() => documentText(document));
