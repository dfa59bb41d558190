import { uiLanguage } from '@/src/browser/extension.ts';
import { closeOffscreenPage, openOffscreenPage } from '@/src/browser/offscreen.ts';
import { type AddressBarList, onAddressBar } from '@/src/browser/panel/omnibox.ts';
import { askOffscreenPage } from '@/src/browser/panel/omnibox-page.ts';
import type { BackgroundHandlers } from '@/src/contract/messages.ts';
import type { AskBackground } from '@/src/contract/services.ts';
import { text } from '@/src/contract/text.ts';
import type { Suggestion } from '../page/suggest-commands.ts';
import type { Background } from './create-background.ts';

interface Needs {
  focused(): number | null;
  handlers(): BackgroundHandlers;
  enter(sentence: string): void;
}

/**
 * Shows in the address bar what a sentence would do. The commands run in an offscreen page, since a worker cannot load
 * code later; in Firefox they run here.
 */
export function serveAddressBar({ store, say }: Background, { focused, handlers, enter }: Needs): void {
  async function suggestions(sentence: string): Promise<Suggestion[]> {
    const { language: chosen } = await store.settings.get();
    const language = chosen === 'browser' ? uiLanguage() : chosen;
    if (import.meta.env.FIREFOX) {
      const { suggestCommands } = await import('../page/suggest-commands.ts');
      const ask: AskBackground = (name, payload) => handlers()[name](payload);
      return suggestCommands(sentence, { ask, language, window: focused() });
    }
    await openOffscreenPage();
    return (await askOffscreenPage({ sentence, language, window: focused() })) as Suggestion[];
  }

  async function suggest(sentence: string): Promise<AddressBarList> {
    const list = await suggestions(sentence);
    const typed = list.find((one) => one.sentence === null);
    return {
      typed: typed ? say(typed.will) : null,
      others: list.flatMap(({ sentence: other, will }) =>
        other === null ? [] : [{ sentence: other, will: say(will) }],
      ),
    };
  }

  async function end(): Promise<void> {
    // The page stays open while the bridge is on: it also answers programs outside the browser.
    if (!import.meta.env.FIREFOX && !(await store.settings.get()).bridge.on) await closeOffscreenPage();
  }

  onAddressBar({ hint: say(text('action_address_bar')), suggest, enter, end: () => void end().catch(() => {}) });
}
