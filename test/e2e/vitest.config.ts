import { browserTests } from './browser-tests.ts';

/** The browser tests of `npm test`. */
export default browserTests('test/e2e');
