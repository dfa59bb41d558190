import type { Concept } from '../languages/concepts.ts';
import { saysIt } from './articles.ts';
import { isAmong, naming, says } from './atoms.ts';
import type { Lexicon, Meaning } from './lexicon.ts';
import { siteAt } from './mend-words.ts';
import { type Found, longestAt } from './phrases.ts';
import type { Item } from './spotted-item.ts';
import type { Token } from './tokenise.ts';

/** True for a word that begins no phrase and names no site. */
export const isUnknown = (tokens: Token[], at: number, lexicon: Lexicon): boolean =>
  tokens[at]?.kind === 'word' && !longestAt(lexicon.tree, tokens, at) && !siteAt(tokens, at);

/** Number of tokens that hyphens join into one name: "the tag to-check-2019", "10-K filings". */
export function hyphenedName(
  tokens: Token[],
  at: number,
  sentence: string,
  before: Item | undefined,
  lexicon: Lexicon,
): number {
  let length = 1;
  const end = () => tokens[at + length - 1]!.end;
  while (tokens[at + length]?.start === end() + 1 && sentence[end()] === '-') length++;
  if (length === 1 || (longestAt(lexicon.tree, tokens, at)?.length ?? 0) >= length) return 1;
  const isCounted = /^\d+ \D/.test(`${tokens[at]!.raw} ${tokens[at + 1]!.raw}`) && isUnknown(tokens, at + 1, lexicon);
  const isNamed = says(before, ...naming, 'tag', 'tagged');
  // "Ce groupe, ferme-le".
  const isBack = longestAt(lexicon.tree, tokens, at + length - 1)?.means.some(saysIt);
  return isCounted || (isNamed && !isBack) ? length : 1;
}

const han = /^\p{Script=Han}$/u;
const kana = /^\p{Script=Hiragana}$/u;
const letter = /^[\p{Script=Han}\p{Script=Hiragana}]$/u;
const loan = /^[\p{Script=Katakana}ー]$/u;

const conceptsOf = (means: Meaning[]): Concept[] =>
  means.flatMap((meaning) => (meaning.kind === 'concepts' ? meaning.concepts : []));

/** True if a known character, in a script without spaces, is part of a longer unknown word. */
export function cutsWord(
  tokens: Token[],
  at: number,
  { length, means }: Found<Meaning>,
  run: { end: number } | null,
  lexicon: Lexicon,
): boolean {
  // 四月締め: a month that is a part of a name.
  if (means.some(({ kind }) => kind === 'month'))
    return han.test(tokens[at + length]?.raw ?? '') && isUnknown(tokens, at + length, lexicon);
  // 乗換案内の: what ends a word, and not "in".
  const isHanRun = run?.end === tokens[at]!.start && han.test(tokens[at]!.raw) && han.test(tokens[at - 1]!.raw);
  if (length === 2 && isHanRun && tokens[at + 1]!.raw === 'の') return true;
  const said = conceptsOf(means);
  if (lexicon.language.postpositions && isPartOfName(tokens, at, { length, means }, run, lexicon)) return true;
  if (length > 1) return false;
  // 編み物, 取引先: a small word that ends another.
  const ends = means.every(
    (one) => one.kind === 'filler' || (one.kind === 'concepts' && one.concepts.join() === 'everything'),
  );
  // 叫签证的文件夹: before a word of ours it belongs to no name.
  const joins = tokens[at]!.raw === '的' && tokens[at + 1]?.kind === 'word' && !isUnknown(tokens, at + 1, lexicon);
  // 改名叫规范吧: the end of a sentence, but for 酒吧.
  const isTone = /^[吧呗嘛啦]$/.test(tokens[at]!.raw) && !/[网酒贴书]/.test(tokens[at - 1]?.raw ?? '');
  if (isTone && tokens.slice(at + 1).every(({ kind }) => kind === 'mark')) return false;
  if (ends && !joins && run?.end === tokens[at]!.start && han.test(tokens[at]!.raw)) return true;
  const [before, token, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  if (kana.test(token.raw)) {
    // 子育て, 見積もり: what ends or joins a word written in Han.
    const isEnding = /[てもり]/.test(token.raw) && han.test(before?.raw ?? '') && !han.test(next?.raw ?? '一');
    return run !== null && (isEnding || (kana.test(before?.raw ?? '') && kana.test(next?.raw ?? '')));
  }
  const isOnly = (concept: Concept) => said.length > 0 && said.every((one) => one === concept);
  // 吉他: a letter at the end of a word tells nothing.
  if (run?.end === token.start && han.test(before?.raw ?? '') && isOnly('tells')) return true;
  if (!han.test(token.raw) || !next || !han.test(next.raw) || !isUnknown(tokens, at + 1, lexicon)) return false;
  if (run && before && han.test(before.raw)) return said.length > 0;
  // LEGO说明书: a name right before it is about nothing.
  if (before?.end === token.start && /^[a-z0-9]+$/i.test(before.raw) && isOnly('about')) return true;
  // 前端: a letter that points at something is a link besides.
  // 自行车: no time follows, as it would "since".
  const isSince = said.every((one) => one === 'since');
  const isLink = !said.some(isAmong(['adjective'])) && said.some(isAmong(['link'])) && !isSince;
  return said.length > 0 && !isLink && !said.some(isAmong(['act']));
}

/** True if a known word, where particles follow what they are about, begins, ends or continues a longer one. */
function isPartOfName(
  tokens: Token[],
  at: number,
  { length, means }: Found<Meaning>,
  run: { end: number } | null,
  lexicon: Lexicon,
): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at]!, tokens[at + length]];
  const follows = (script: RegExp) => run?.end === token.start && script.test(before?.raw ?? '');
  const isBegun = next !== undefined && (next.raw === 'つ' || isUnknown(tokens, at + length, lexicon));
  const said = conceptsOf(means);
  // チェックリスト: a list only by its name.
  const isLoan = tokens.slice(at, at + length).every(({ raw }) => loan.test(raw));
  if (isLoan && said.some(isAmong(['act'])) && said.some((one) => noted.has(one)) && follows(loan)) return true;
  // 少ない, 危ない: no negation.
  if (said.includes('not') && token.raw + tokens[at + 1]?.raw === 'ない' && follows(/[少危汚幼]/)) return true;
  if (length > 1 || !next) return false;
  // 八重山: a number that begins a name.
  if (means.every(({ kind }) => kind === 'number') && han.test(token.raw))
    return isBegun && /[\p{Script=Han}ヶケ]/u.test(next.raw);
  if (!kana.test(token.raw)) return false;
  // もつ鍋, もなか: at the beginning it follows nothing, but a time that was taken out.
  const isShort = kana.test(next.raw) && longestAt(lexicon.tree, tokens, at + 1)?.length === 1;
  if (!before || before.kind === 'mark')
    return isShort || (isBegun && (/[にのは]/.test(token.raw) ? kana : letter).test(next.raw));
  // さつまいも, 家さがし: what ends a sentence does not stand before these.
  const isEnd = /[さねよ]/.test(token.raw) && kana.test(next.raw);
  return isEnd && (isBegun || (run !== null && /[がをに]/.test(next.raw)));
}

/** Acts whose words may end the name of a thing: a check list, a copy. */
const noted = new Set<Concept>(['list', 'check', 'copy']);
