import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { english } from '@/src/commands/languages/en.ts';
import { matchCommand } from '@/src/commands/match-command.ts';
import { oneErrorApart } from '@/src/text/one-error-apart.ts';
import { everyday } from './everyday.ts';
import { assisting, keeping, saving, tagging } from './library-phrases.ts';
import { overheard } from './overheard.ts';
import { finding, tidying } from './tab-phrases.ts';

const sentences = [...finding, ...tidying, ...saving, ...keeping, ...tagging, ...assisting].map(
  ([sentence]) => sentence,
);
const meaning = (sentence: string) => {
  const match = matchCommand(sentence);
  return match.kind === 'intent' ? { id: match.intent.id, slots: match.slots } : { id: match.kind };
};
const effectOf = (sentence: string) => {
  const match = matchCommand(sentence);
  return match.kind === 'intent' ? match.intent.effect : 'read';
};
const reads = [...sentences, ...[...everyday, ...overheard].map(([sentence]) => sentence)].filter(
  (sentence) => effectOf(sentence) === 'read',
);

/** One typing error in one word of five letters or more. */
const mistyped = fc
  .tuple(
    fc.constantFrom(...reads),
    fc.nat(),
    fc.nat(),
    fc.constantFrom('swap', 'drop', 'double', 'change'),
    fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
  )
  .map(([sentence, which, where, how, letter]) => {
    const words = sentence.split(' ');
    const long = words.flatMap((word, at) => (/^[a-z]{5,}$/i.test(word) ? [at] : []));
    const at = long[which % Math.max(1, long.length)];
    if (at === undefined) return sentence;
    const word = words[at]!;
    const i = where % (word.length - 1);
    const changed = {
      swap: word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2),
      drop: word.slice(0, i) + word.slice(i + 1),
      double: word.slice(0, i) + letter + word.slice(i),
      change: word.slice(0, i) + letter + word.slice(i + 1),
    }[how];
    return words.with(at, changed).join(' ');
  });

const beginsWithVerb =
  /^(?:close|shut|open|show|list|find|group|sort|move|merge|mute|pin|unpin|bookmark|save|tag|delete|remove|rename|reload|copy|check|tidy|restore|switch|put|make|create|reopen|mark|forget|clear|ungroup|dedupe|stash|snooze) /i;

describe('a sentence', () => {
  it('tells a side from a polite ending', () => {
    expect(meaning('close tabs to the right now')).toEqual(meaning('close tabs to the right'));
    expect(meaning('close duplicate tabs right now')).toEqual(meaning('close duplicate tabs'));
    expect(meaning('close tabs right now')).not.toMatchObject({ id: 'tabs.close-side' });
  });

  it('never turns a look into a deletion by a typing error', () => {
    fc.assert(
      fc.property(mistyped, (sentence) => {
        expect(effectOf(sentence), sentence).not.toBe('destroy');
      }),
      { numRuns: 1500 },
    );
  });

  it('keeps words that look and words that destroy two errors apart', () => {
    const longWords = (concepts: (keyof typeof english.words)[]) =>
      concepts.flatMap(
        (concept) => english.words[concept]?.split('|').filter((word) => /^[a-z]{5,}$/.test(word)) ?? [],
      );
    const destroying = longWords(['close', 'remove', 'empties', 'dedupe', 'forget']);
    const looking = longWords(['list', 'count', 'find', 'switch', 'open', 'is-saved', 'top']);
    const near = destroying.flatMap((word) =>
      looking.filter((other) => oneErrorApart(word, other)).map((other) => `${word} ${other}`),
    );
    expect(near).toEqual([]);
  });

  it('reads the same sentence whatever the politeness, case and punctuation', () => {
    const before = fc.constantFrom(
      'please ',
      'Can you ',
      'could you please ',
      'I want to ',
      "I'd like to ",
      'hey, ',
      'just ',
      '',
    );
    const after = fc.constantFrom(' please', ', thanks', '!', ' now', ' for me', '?', ' ...', '');
    const commands = sentences.filter(
      (sentence) =>
        !/^[#"]/.test(sentence) &&
        !/[?]$/.test(sentence) &&
        !/^(?:can|could|please|have|is|are|do|did|what|where|which|how|who)/i.test(sentence),
    );
    fc.assert(
      fc.property(fc.constantFrom(...commands), before, after, fc.boolean(), (sentence, first, last, upper) => {
        // "I want to everything tagged rust" is no English.
        const start = first.endsWith('to ') && !beginsWithVerb.test(sentence) ? '' : first;
        const polite = `${start}${sentence}${last}`;
        expect(meaning(upper ? polite.charAt(0).toUpperCase() + polite.slice(1) : polite), polite).toEqual(
          meaning(sentence),
        );
      }),
      { numRuns: 600 },
    );
  });

  it('knows no word from what all objects inherit', () => {
    const plain = (sentence: string) => {
      const { slots = {} } = { slots: {}, ...matchCommand(sentence) };
      expect(JSON.parse(JSON.stringify(slots)), sentence).toEqual(slots);
    };
    for (const what of ['switch to the % tab', 'close the % one', 'sort my tabs by %', 'move this tab to the % window'])
      plain(what.replace('%', 'constructor'));
    fc.assert(
      fc.property(fc.constantFrom(...sentences), fc.nat(), (sentence, at) => {
        const words = sentence.split(' ');
        plain(words.with(at % words.length, 'constructor').join(' '));
      }),
      { numRuns: 500 },
    );
  });

  it('takes any text without an exception', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(() => matchCommand(text)).not.toThrow();
      }),
    );
  });
});
