import { type Browser, browser } from 'wxt/browser';
import { withLock } from '../run/locks.ts';
import { FIRST_BLOCKING_RULE, SESSION_RULES } from './session-rules.ts';

/**
 * Our own requests to these origins of this machine lose the header `Origin`; nobody else's do. The rules hold for one
 * run of the browser.
 */
export const hideOriginFrom = (origins: readonly string[]): Promise<void> =>
  withLock(SESSION_RULES, async () => {
    const { declarativeNetRequest: rules } = browser;
    const before = (await rules.getSessionRules()).filter(({ id }) => id < FIRST_BLOCKING_RULE);
    await rules.updateSessionRules({ removeRuleIds: before.map(({ id }) => id), addRules: origins.map(ruleFor) });
  });

/** Without the initiator, web pages would get past the server's guard as well. In Firefox it is the UUID's host. */
const ruleFor = (origin: string, index: number): Browser.declarativeNetRequest.Rule => ({
  id: index + 1,
  action: { type: 'modifyHeaders', requestHeaders: [{ header: 'origin', operation: 'remove' }] },
  condition: {
    initiatorDomains: [location.hostname],
    urlFilter: `|${origin}/`,
    resourceTypes: ['xmlhttprequest'],
  },
});
