import { browser } from 'wxt/browser';
import type { Services } from '@/src/contract/services.ts';

/** Commands with the keys that the browser really gave them; '' for one without. */
export const shortcuts: Services['shortcuts'] = async () => {
  const commands = await browser.commands.getAll();
  return commands.map(({ name = '', description = '', shortcut = '' }) => ({ name, description, shortcut }));
};
