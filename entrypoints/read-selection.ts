import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { documentSelection } from '@/src/tools/pages/document/document-selection.ts';

/** Put into a page when its selection is asked for; what it returns is the script's completion value. */
export default defineUnlistedScript(() => documentSelection(document));
