import type { Services } from '@/src/contract/services.ts';
import type { Rule } from '@/src/contract/settings.ts';
import { type Text, text } from '@/src/contract/text.ts';
import { ruleText } from '../../parts/rule-words.ts';

type Needs = Pick<Services, 'readPanelOrder' | 'settings' | 'newId' | 'openLibrary'>;

/**
 * What the panel itself does for a sentence, without a tool or a model: it opens the library, or makes a rule. Doing it
 * gives what is said then. Null for any other sentence.
 */
export async function panelDeed(
  words: string,
  { readPanelOrder, settings, newId, openLibrary }: Needs,
  locale: string,
): Promise<(() => Promise<Text | null>) | null> {
  const order = await readPanelOrder(words);
  if (!order) return null;
  if (order.kind === 'library')
    return async () => {
      openLibrary();
      return null;
    };
  return async () => {
    const rule: Rule = { id: newId(), on: true, when: order.when, does: order.does };
    const { rules } = await settings.get();
    await settings.change({ rules: [...rules, rule] });
    return text('rules_added', { rule: ruleText(rule, locale) });
  };
}
