import type { MessageKey } from '@/src/contract/text.ts';
import type { Say } from './services-context.tsx';

/** Keys with a word on them, as the language prints it. */
const words = new Map<string, MessageKey>([
  ['Ctrl', 'ui_key_ctrl'],
  ['Shift', 'ui_key_shift'],
  ['Enter', 'ui_key_return'],
  ['Esc', 'ui_key_escape'],
  ['Space', 'ui_key_space'],
]);

/** A Mac has signs for them; what is `Ctrl` elsewhere is its command key. */
const macSigns = new Map([
  ['Ctrl', '⌘'],
  ['Command', '⌘'],
  ['MacCtrl', '⌃'],
  ['Alt', '⌥'],
  ['Shift', '⇧'],
]);

/** The keys that the manifest asks for to open the panel. */
export const suggestedKeys = (platform: string): string => (isMac(platform) ? 'Command+Shift+U' : 'Alt+Shift+U');

const isMac = (platform: string): boolean => platform.startsWith('Mac');

/**
 * What stands on the keys of a combination such as `Ctrl+Shift+U`. Some browsers give their own on a Mac in its signs
 * and without a plus. `platform`: of `navigator`.
 */
export function keyNames(keys: string, say: Say, platform: string): string[] {
  const single = keys.includes('+') ? keys.split('+') : (keys.match(/[⌃⌥⇧⌘]|[^⌃⌥⇧⌘]+/g) ?? []);
  const signs = isMac(platform) ? macSigns : new Map<string, string>();
  return single.map((key) => {
    const word = words.get(key);
    return signs.get(key) ?? (word ? say(word) : key);
  });
}
