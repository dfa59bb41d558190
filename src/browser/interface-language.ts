import type { InterfaceLanguage } from '@/src/contract/settings.ts';
import { lookUp, pageAddress } from './extension.ts';

/** Key in local storage, from which a page gets the language before it has read the settings. */
const remembered = 'language';

/** The remembered language; null for that of the browser. */
export const rememberedLanguage = (): string | null => globalThis.localStorage?.getItem(remembered) || null;

/** Remembers the language for the next page. True if it has changed. */
export function rememberLanguage(chosen: InterfaceLanguage): boolean {
  const language = chosen === 'browser' ? null : chosen;
  if (language === rememberedLanguage()) return false;
  if (language === null) localStorage.removeItem(remembered);
  else localStorage.setItem(remembered, language);
  return true;
}

/** The look-up of messages in a language; in the browser's if there is none, or for null. */
export async function messagesIn(language: string | null): Promise<typeof lookUp> {
  if (language === null || language === 'browser') return lookUp;
  try {
    const answer = await fetch(pageAddress(`_locales/${language.replace('-', '_')}/messages.json`));
    const messages: Record<string, { message: string }> = await answer.json();
    return (key) => messages[key]?.message ?? '';
  } catch {
    return lookUp;
  }
}

/** Calls back when another page of ours has chosen another language. */
export function onOtherLanguage(listener: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === remembered) listener();
  });
}
