import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';

const now = Date.parse('2026-11-24T10:00:00');
const read = (sentence: string, language = 'en') => matchCommand(sentence, { language, now });

describe('a sentence that its words do not explain', () => {
  it.each([
    ['this one can go, I have read it twice', 'tabs.close-this'],
    ['some page is talking at me, which one is it', 'tabs.playing'],
    ['stash all of these as Kitchen and get them out of my way', 'tabs.set-aside'],
    ['I keep having the same page open twice, ditch the extra copies', 'tabs.close-duplicates'],
    ['what tab sets have I stored so far', 'session.list'],
    ['I would like the Recipes folder in alphabetical order', 'bookmarks.sort'],
  ])('is what sentences like it mean: %s', (sentence, id) => {
    expect(read(sentence)).toMatchObject({ kind: 'intent', intent: { id } });
  });

  it.each([
    ['de', 'ich brauch mal Ruhe, stell das Gedudel von Twitch ab'],
    ['fr', "j'en ai fini avec booking, vire-moi tout ça"],
    ['es', 'ya no me hace falta nada de amazon, quítalo de la vista'],
    ['en', 'my battery is nearly flat, send what I am not looking at for a nap'],
  ])('%s: shows what it would change, and is left to a chosen model: %s', (language, sentence) => {
    const match = read(sentence, language);
    if (match.kind === 'intent' && match.intent.effect !== 'read')
      expect(match).toMatchObject({ plan: true, exact: false });
  });

  it.each([
    'never put my tabs to sleep without asking',
    'suppose I forgot example.org from the history',
    'I wish I had never merged those two folders',
    'does the reading list get emptied by itself',
    'my sister closes all of her tabs every night',
  ])('changes nothing unseen that is no order: %s', (sentence) => {
    const match = read(sentence);
    expect(match.kind === 'intent' && match.intent.effect !== 'read' && !match.plan).toBe(false);
  });

  it('passes over no site that was named', () => {
    const ways = [
      'chuck everything of SITE out',
      'be done with all that SITE stuff, away with it',
      'hush whatever plays on SITE',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...ways), fc.constantFrom('zillow.com', 'heise.de', 'arxiv.org'), (way, site) => {
        const match = read(way.replace('SITE', site));
        if (match.kind === 'intent' && match.intent.effect !== 'read')
          expect(JSON.stringify(match.slots)).toContain(site);
      }),
    );
  });

  it.each([
    'delete the history of the battery',
    'forget the history except youtube',
    'delete the history older than a month',
  ])('destroys no more than was said: %s', (sentence) => {
    const match = read(sentence);
    if (match.kind === 'intent' && match.intent.effect === 'destroy') expect(Object.keys(match.slots)).not.toEqual([]);
  });
});
