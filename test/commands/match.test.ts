import { describe, expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';
import type { Match } from '@/src/commands/match.ts';
import { everyday } from './everyday.ts';
import { assisting, keeping, saving, tagging } from './library-phrases.ts';
import { lookAlikes, noCommands } from './no-commands.ts';
import { overheard } from './overheard.ts';
import { slotsAsRun } from './phrasings/slots-as-run.ts';
import { finding, tidying } from './tab-phrases.ts';

const idOf = (match: Match): string => (match.kind === 'intent' ? match.intent.id : match.kind);

describe('what a sentence means', () => {
  it.each([...finding, ...tidying, ...saving, ...keeping, ...tagging, ...assisting])(
    '%s: %s',
    (sentence, id, slots = {}) => {
      const match = matchCommand(sentence);
      expect(idOf(match)).toBe(id);
      const found = match.kind === 'intent' ? match.slots : {};
      expect(slotsAsRun(id, found)).toMatchObject(slotsAsRun(id, slots));
    },
  );

  it.each([...everyday, ...overheard])('%s: %s', (sentence, id) => {
    expect(idOf(matchCommand(sentence))).toBe(id);
  });

  it.each(noCommands)('leaves alone: %s', (sentence) => {
    expect(['none', 'beyond']).toContain(matchCommand(sentence).kind);
  });

  it.each(['#rust #async', 'tag all github tabs code', 'tag folder Recipes as story'])(
    'takes what stands in the place of a tag for one: %s',
    (sentence) => {
      expect(matchCommand(sentence)).toMatchObject({ exact: true });
    },
  );

  it.each(lookAlikes)('leaves to the model: %s', (sentence) => {
    expect(matchCommand(sentence)).not.toMatchObject({ exact: true });
  });

  it.each([
    'duplicate tabs',
    'github tabs',
    'figma and miro tabs',
    'the visa tabs',
    '"visa form" tabs',
    'github.com this month',
    'that page about heat pumps last week',
    'localhost this month',
    'localhost:3000 and 192.168.0.1 yesterday',
    'pdf links here',
  ])('needs no verb for what is plain: %s', (sentence) => {
    expect(matchCommand(sentence)).toMatchObject({ exact: true });
  });

  it.each([
    ['take the figma tabs and group them', 'tabs.group-matching'],
    ['mute youtube', 'tabs.mute'],
    ['pin this', 'tabs.pin'],
    ['unpin all', 'tabs.pin'],
    ['reload all github tabs', 'tabs.reload'],
    ['reopen last closed', 'tabs.reopen'],
    ['what did I close', 'closed.list'],
    ['recently closed tabs', 'closed.list'],
    ['sort tabs by title', 'tabs.sort'],
    ['merge all windows', 'tabs.merge-windows'],
    ['move youtube tabs to a new window', 'tabs.to-window'],
    ['ungroup all', 'tabs.ungroup'],
    ['save this window as Thesis', 'session.save'],
    ['reading list', 'reading.list'],
    ['broken bookmarks', 'bookmarks.dead'],
    ['delete dead bookmarks', 'bookmarks.dead'],
    ['tidy broken bookmarks in Recipes', 'bookmarks.dead'],
    ['links on this page', 'page.links'],
  ])('knows %s', (sentence, id) => {
    expect(idOf(matchCommand(sentence))).toBe(id);
  });

  it.each([
    ['summarise this', 'model'],
    ['translate this page', 'model'],
    ['what is this about', 'model'],
    ['compare these tabs', 'model'],
    ['what time is it', 'elsewhere'],
    ['weather in Hanoi', 'elsewhere'],
    ['2 + 2', 'elsewhere'],
  ])('knows that %s is not its business', (sentence, beyond) => {
    expect(matchCommand(sentence)).toEqual({ kind: 'beyond', beyond });
  });

  it('does not look for small words in titles', () => {
    expect(matchCommand('put all the airbnb tabs together in a group called Trip')).toMatchObject({
      slots: { sites: ['airbnb'], to: 'group', name: 'Trip' },
    });
    expect(matchCommand('close the third one')).toMatchObject({
      slots: { ref: { kind: 'positions', positions: [3] } },
    });
  });

  it('never guesses which tabs "close all tabs" means', () => {
    expect(idOf(matchCommand('close all tabs'))).toBe('tabs.close-which');
  });

  it('is not sure of a sentence with a typing error', () => {
    expect(matchCommand('close duplicate tabs')).toMatchObject({ sure: true });
    expect(matchCommand('close duplciate tabs')).toMatchObject({ sure: false });
  });

  it('passes over an overlong sentence', () => {
    expect(matchCommand(`close tabs about ${'x'.repeat(400)}`).kind).toBe('none');
  });
});
