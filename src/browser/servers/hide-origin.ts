import { type Browser, browser } from '../api/browser-api.ts';
import { withLock } from '../run/locks.ts';
import { FIRST_BLOCKING_RULE, SESSION_RULES } from './session-rules.ts';

/** Removes the header `Origin` from our own requests to these local origins, until the browser closes. */
export const hideOriginFrom = (origins: readonly string[]): Promise<void> =>
  withLock(SESSION_RULES, async () => {
    const { declarativeNetRequest: rules } = browser;
    const before = (await rules.getSessionRules()).filter(({ id }) => id < FIRST_BLOCKING_RULE);
    await rules.updateSessionRules({ removeRuleIds: before.map(({ id }) => id), addRules: origins.map(ruleFor) });
  });

/** Rule for our own requests only: without the initiator, web pages would get past the server's check as well. */
const ruleFor = (origin: string, index: number): Browser.declarativeNetRequest.Rule => ({
  id: index + 1,
  action: { type: 'modifyHeaders', requestHeaders: [{ header: 'origin', operation: 'remove' }] },
  condition: {
    initiatorDomains: [location.hostname],
    urlFilter: `|${origin}/`,
    resourceTypes: ['xmlhttprequest'],
  },
});
