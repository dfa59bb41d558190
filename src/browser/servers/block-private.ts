import { privatePatterns } from '@/src/address/private-address.ts';
import { type Browser, browser } from '../api/browser-api.ts';
import { withLock } from '../run/locks.ts';
import { FIRST_BLOCKING_RULE, SESSION_RULES } from './session-rules.ts';

/** Number of shielded works that are running. */
let shielded = 0;

/**
 * Blocks our own GET and HEAD requests to this computer and its network while the work runs, also after redirects.
 * Local models, which are asked by POST, and pages of ours in tabs still work. Rejects before the work begins if the
 * browser refuses the rules.
 */
export async function withPrivateBlocked<T>(work: () => Promise<T>): Promise<T> {
  shielded += 1;
  try {
    await setRules();
    return await work();
  } finally {
    shielded -= 1;
    await setRules();
  }
}

/** Removes rules that a killed worker left. */
export const clearBlockedPrivate = (): Promise<void> => setRules();

const setRules = (): Promise<void> =>
  withLock(SESSION_RULES, async () => {
    const { declarativeNetRequest: rules } = browser;
    const before = (await rules.getSessionRules()).filter(({ id }) => id >= FIRST_BLOCKING_RULE);
    const wanted = shielded > 0 ? privatePatterns.map(ruleFor) : [];
    if (before.length === wanted.length) return;
    await rules.updateSessionRules({ removeRuleIds: before.map(({ id }) => id), addRules: wanted });
  });

const ruleFor = (regexFilter: string, index: number): Browser.declarativeNetRequest.Rule => ({
  id: FIRST_BLOCKING_RULE + index,
  action: { type: 'block' },
  condition: {
    initiatorDomains: [location.hostname],
    regexFilter,
    isUrlFilterCaseSensitive: false,
    requestMethods: ['get', 'head'],
    resourceTypes: ['xmlhttprequest'],
    tabIds: [browser.tabs.TAB_ID_NONE],
  },
});
