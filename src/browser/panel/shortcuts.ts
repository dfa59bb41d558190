import { browser } from 'wxt/browser';
import { actionSlots, builtInActions } from '@/src/contract/action.ts';
import type { Services } from '@/src/contract/services.ts';

/**
 * Commands in the order in which they are shown, after the one that opens the panel, which each browser names
 * differently.
 */
const order: string[] = [...builtInActions, 'tidy-tabs', ...actionSlots];

/** Commands with the keys that the browser really gave them, in the order of the options; '' for one without. */
export const shortcuts: Services['shortcuts'] = async () => {
  const commands = await browser.commands.getAll();
  return commands
    .map(({ name = '', description = '', shortcut = '' }) => ({ name, description, shortcut }))
    .sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
};
