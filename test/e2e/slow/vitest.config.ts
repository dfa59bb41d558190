import { browserTests } from '../browser-tests.ts';

/** Browser tests that take minutes and rarely break, for `npm run test:slow`. They want the builds of `npm test`. */
export default browserTests('test/e2e/slow');
