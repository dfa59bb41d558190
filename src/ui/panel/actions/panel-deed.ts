import type { Services } from '@/src/contract/services.ts';
import type { Rule } from '@/src/contract/settings.ts';
import { type Text, text } from '@/src/contract/text.ts';
import { ruleText } from '../../parts/rule-words.ts';

/** The library by its names in the languages of the interface. */
const library =
  /^(?:please )?(?:(?:open|show)(?: me)?(?: my| the)? library|(?:öffne|zeig(?:e|\s?mir)?)(?: mir)?(?: meine| die)? bibliothek|mở thư viện(?: của tôi)?|打开(?:我的)?资料库)[.!。]?$/;

/** How a rule begins, and what says that it holds again and again. What is told in passing is none. */
const ruleBegins =
  /^(?:please |bitte )?(?:every|each|daily|when|whenever|if|close|put|set|save|stash|discard|jede|täglich|immer|wenn|sobald|schließ|leg|speicher|versetz|mỗi|hằng|khi|đóng|cất|cho|每|当|如果|关闭|收起|把|让)/;
const again =
  /\b(?:every|each|daily|jede[nrms]?|täglich|immer)\b|(?:mon|tues|wednes|thurs|fri|satur|sun)days\b|mỗi|hằng|每/;

/** True for a rule that is told as an order of its own, not in a question or in passing. */
const tellsRule = (sentence: string, when: Rule['when']): boolean =>
  ruleBegins.test(sentence) && !/[?？]$/.test(sentence) && (when.kind === 'more-tabs' || again.test(sentence));

type Needs = Pick<Services, 'readRule' | 'settings' | 'newId' | 'openLibrary'>;

/**
 * What the panel itself does for a sentence, without a tool or a model: it opens the library, or makes a rule. Doing it
 * gives what is said then. Null for any other sentence.
 */
export async function panelDeed(
  words: string,
  { readRule, settings, newId, openLibrary }: Needs,
  locale: string,
): Promise<(() => Promise<Text | null>) | null> {
  const sentence = words.trim().toLocaleLowerCase().normalize('NFC');
  if (sentence.includes('\n')) return null;
  if (library.test(sentence))
    return async () => {
      openLibrary();
      return null;
    };
  if (!ruleBegins.test(sentence)) return null;
  const { when, does } = await readRule(sentence);
  if (!when || !does || !tellsRule(sentence, when)) return null;
  return async () => {
    const rule: Rule = { id: newId(), on: true, when, does };
    const { rules } = await settings.get();
    await settings.change({ rules: [...rules, rule] });
    return text('rules_added', { rule: ruleText(rule, locale) });
  };
}
