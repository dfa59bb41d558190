import { beforeEach, describe, expect, it } from 'vitest';

const home = 'chrome-extension://outrigger/';

interface Open {
  id: number;
  windowId: number;
  url: string;
  active?: boolean;
  lastAccessed?: number;
  openerTabId?: number;
}

const state = { tabs: [] as Open[], focused: 1, stored: {} as Record<string, unknown> };
let activated: (told: { tabId: number; windowId: number }) => Promise<void> = async () => {};
const chrome: Record<string, unknown> = {
  runtime: { id: 'outrigger', getURL: (path: string) => home + path.slice(1) },
  tabs: {
    query: async ({ active, windowType }: { active?: boolean; windowType?: string }) => {
      expect(windowType).toBe('normal');
      return state.tabs.filter((tab) => active === undefined || Boolean(tab.active) === active);
    },
    get: async (id: number) => state.tabs.find((tab) => tab.id === id),
    getCurrent: async () => state.tabs.find((tab) => tab.openerTabId !== undefined),
    onActivated: {
      addListener(listener: typeof activated) {
        activated = listener;
      },
    },
  },
  storage: {
    session: {
      get: async (key: string) => ({ [key]: state.stored[key] }),
      set: async (items: object) => Object.assign(state.stored, items),
    },
  },
  windows: { getLastFocused: async () => ({ id: state.focused }) },
};
Object.assign(globalThis, { chrome });
const { currentTab, meantTab } = await import('@/src/browser/tabs/front-tab.ts');
const { rememberTabBefore } = await import('@/src/browser/tabs/previous-tab.ts');

const panel = (tab: Omit<Open, 'url'>): Open => ({ ...tab, url: `${home}sidepanel.html`, active: true });
const meant = async (window: number | null) => (await meantTab(window))?.id ?? null;

beforeEach(() => {
  Object.assign(state, { tabs: [], focused: 1, stored: {} });
});

describe('the tab that the user means', () => {
  it.each(['https://a.test/', 'about:blank', 'chrome-extension://another/sidepanel.html', `${home}options.html`])(
    'is the front one, whatever it shows: %s',
    async (url) => {
      state.tabs = [
        { id: 1, windowId: 1, url: 'https://before.test/', lastAccessed: 9 },
        { id: 2, windowId: 1, url, active: true, lastAccessed: 5 },
        { id: 3, windowId: 2, url: 'https://elsewhere.test/', active: true, lastAccessed: 8 },
      ];
      expect([await meant(1), await meant(2), await meant(null), await meant(7)]).toEqual([2, 3, 2, null]);
    },
  );

  it('is the page before a panel in a tab, and never another panel', async () => {
    state.tabs = [
      { id: 1, windowId: 1, url: 'https://long.ago/', lastAccessed: 1 },
      { id: 2, windowId: 1, url: 'https://before.test/', lastAccessed: 3 },
      panel({ id: 3, windowId: 1, lastAccessed: 6 }),
      { ...panel({ id: 4, windowId: 1, lastAccessed: 5 }), active: false },
      { id: 5, windowId: 2, url: 'https://elsewhere.test/', active: true, lastAccessed: 4 },
    ];
    expect([await meant(1), await meant(null)]).toEqual([2, 2]);
    expect(await currentTab(1)).toMatchObject({ id: 3, panel: true });
  });

  it('is the page seen before the panel, even if others were opened in the background later', async () => {
    state.tabs = [
      { id: 1, windowId: 1, url: 'https://seen.test/', lastAccessed: 1 },
      { id: 2, windowId: 1, url: 'https://never.seen/', lastAccessed: 3 },
      { ...panel({ id: 3, windowId: 1, lastAccessed: 4 }), openerTabId: 1 },
      { id: 4, windowId: 1, url: 'https://seen.later/', lastAccessed: 2 },
    ];
    await rememberTabBefore();
    expect(await meant(1)).toBe(1);
    await activated({ tabId: 4, windowId: 1 });
    await activated({ tabId: 3, windowId: 1 });
    await activated({ tabId: 5, windowId: 2 });
    expect(await meant(1)).toBe(4);
    state.tabs.pop();
    expect(await meant(1)).toBe(2);
  });

  it('is the page seen last in any window if the panel is alone in its window; none if there is no other', async () => {
    state.tabs = [panel({ id: 1, windowId: 1 })];
    expect(await meant(1)).toBeNull();
    state.tabs.push(
      { id: 2, windowId: 2, url: 'https://b.test/', active: true, lastAccessed: 7 },
      { id: 3, windowId: 3, url: 'https://c.test/', active: true, lastAccessed: 8 },
    );
    expect(await meant(1)).toBe(3);
  });

  it('is in the window used last if a window of another kind has the focus', async () => {
    state.focused = 99;
    state.tabs = [
      { id: 1, windowId: 1, url: 'https://a.test/', active: true, lastAccessed: 1 },
      { id: 2, windowId: 2, url: 'https://b.test/', active: true, lastAccessed: 2 },
    ];
    expect(await meant(null)).toBe(2);
  });
});
