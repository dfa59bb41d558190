import { areas } from '@/test/contracts/cases/index.ts';
import { browserName, world } from './harness/start.ts';
import { toolContract } from './harness/tool-contract.ts';

const its = world({ '/': { title: 'Home', body: '<h1>Home</h1><p>The news of the day.</p><a href="/news">News</a>' } });

const ofOptional = ['search_history', 'delete_history', 'capture_page', 'check_bookmark_links'];
const ofChromium = ['list_reading_list', 'add_to_reading_list', 'mark_reading_list', 'remove_from_reading_list'];
/** Tools that need a permission of the browser which the extension does not have from the start. */
const asking = new Set(browserName === 'firefox' ? ofOptional : [...ofOptional, ...ofChromium]);

toolContract(
  its,
  areas.flatMap(({ cases }) => cases),
  asking,
);
