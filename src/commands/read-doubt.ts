import { type DoubtWords, doubtWords } from './languages/doubt-words.ts';
import { longestSentence } from './match.ts';
import { even } from './reader/tokenise.ts';

/** Doubt that a sentence is the order that its words give: `unclear` shows what would change, `none` reads nothing. */
export type Doubt = 'none' | 'unclear' | null;

interface Finders {
  noOrder: RegExp | null;
  polite: RegExp | null;
  takenBack: RegExp;
  unclear: RegExp;
}

const finders = new Map<string, Finders>();

function findersOf(code: string, words: DoubtWords): Finders {
  const there = finders.get(code);
  if (there) return there;
  const [start, end] = words.unspaced ? ['', ''] : ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])'];
  const alone = (source: string) => new RegExp(`${start}(?:${source})${end}`, 'iu');
  const places = words.places ? (words.unspaced ? `(?<!${words.places})` : `(?<!(?<!\\p{L})(?:${words.places}) )`) : '';
  const open = [`${places}(?:${words.whichever})`, ...(words.unclear ? [words.unclear] : [])];
  const parting = words.unspaced ? '[\\s,，。、；;!！…—-]+' : '(?:\\s*[,;.!…—–-]+\\s*|\\s+)';
  const made: Finders = {
    noOrder: words.noOrder ? new RegExp(words.unspaced ? words.noOrder : `${start}(?:${words.noOrder})`, 'iu') : null,
    polite: words.polite ? new RegExp(words.polite, 'iu') : null,
    takenBack: new RegExp(`.${parting}(?:${words.takenBack})$`, 'iu'),
    unclear: alone(open.join('|')),
  };
  finders.set(code, made);
  return made;
}

/**
 * Tells whether a sentence takes back, forbids, reports or leaves open what its words order, in any of some languages.
 */
export function readDoubt(sentence: string, codes: string[]): Doubt {
  if (sentence.length > longestSentence) return null;
  const said = even(sentence).trim();
  // A question keeps its mark: ", right?"
  const plain = /^.*[^\s.,;:!?。、，！？…~～]/su.exec(said)?.[0] ?? '';
  let doubt: Doubt = null;
  for (const code of codes) {
    const words = doubtWords[code];
    if (!words) continue;
    const { noOrder, polite, takenBack, unclear } = findersOf(code, words);
    const isNone = noOrder !== null && (noOrder.test(plain) || noOrder.test(said));
    if (isNone && !polite?.test(plain)) return 'none';
    if (takenBack.test(plain) || unclear.test(plain)) doubt = 'unclear';
  }
  return doubt;
}
