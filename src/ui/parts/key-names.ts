import type { MessageKey } from '@/src/contract/text.ts';
import type { Say } from './services-context.tsx';

/** Keys with words, in the user's language. */
const words = new Map<string, MessageKey>([
  ['Ctrl', 'ui_key_ctrl'],
  ['Shift', 'ui_key_shift'],
  ['Enter', 'ui_key_return'],
  ['Esc', 'ui_key_escape'],
  ['Space', 'ui_key_space'],
]);

/** Signs of a Mac keyboard; `Ctrl` there is the command key. */
const macSigns = new Map([
  ['Ctrl', '⌘'],
  ['Command', '⌘'],
  ['MacCtrl', '⌃'],
  ['Alt', '⌥'],
  ['Shift', '⇧'],
]);

/** Suggested shortcut of the manifest. */
export const suggestedKeys = (platform: string): string => (isMac(platform) ? 'Command+Shift+U' : 'Alt+Shift+U');

const isMac = (platform: string): boolean => platform.startsWith('Mac');

/** Labels of the keys of `Ctrl+Shift+U`. Some browsers give signs without plus on a Mac. `platform`: of `navigator`. */
export function keyNames(keys: string, say: Say, platform: string): string[] {
  const single = keys.includes('+') ? keys.split('+') : (keys.match(/[⌃⌥⇧⌘]|[^⌃⌥⇧⌘]+/g) ?? []);
  const signs = isMac(platform) ? macSigns : new Map<string, string>();
  return single.map((key) => {
    const word = words.get(key);
    return signs.get(key) ?? (word ? say(word) : key);
  });
}
