import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { documentSelection } from '@/src/tools/pages/document/document-selection.ts';

/** Injected into a page to read its selection. The return value is the result of the script. */
export default defineUnlistedScript(() => documentSelection(document));
