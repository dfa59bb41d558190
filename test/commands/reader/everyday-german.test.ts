import { expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';

it.each([
  ['mach den mal zu', 'tabs.close-this', { ref: { kind: 'this' } }],
  ['pinn den an', 'tabs.pin', { ref: { kind: 'this' } }],
  ['schalt den stumm', 'tabs.mute', { ref: { kind: 'this' } }],
  ['schalt den Ton bei YouTube wieder ein', 'tabs.mute', { sites: ['youtube'], off: true }],
  ['mach den Ton bei YouTube aus', 'tabs.mute', { sites: ['youtube'] }],
  ['doppellte Tabs schließen', 'tabs.close-duplicates', { states: ['duplicate'] }],
  ['doppelte Tabbs zumachen', 'tabs.close-duplicates', { states: ['duplicate'] }],
  ['dopelte Lesezeichen', 'bookmarks.duplicates', { states: ['duplicate'] }],
  ['pack die Figma-Tabs in eine Gruppe Entwurf, gell?', 'tabs.group-matching', { name: 'Entwurf', to: 'group' }],
  ['hätte gern die letzten Tabs zurück', 'tabs.reopen', {}],
  ['was hab ich in der Leseliste noch nicht gelesen', 'reading.list', {}],
  ['ist das schon gespeichert, und wenn ja wo', 'page.saved', { ref: { kind: 'this' } }],
  ['welche Lesezeichen sind gestern hinzugekommen', 'bookmarks.recent', { when: { kind: 'day', ago: 1 } }],
  ['verpass dem Artikel die Schlagwörter Politik und Wahl', 'tags.add', { tags: ['Politik', 'Wahl'] }],
  ['tagge das mit Pasta und gut', 'tags.add', { tags: ['Pasta', 'gut'] }],
  ['räum die Tabs weg, aber so dass ich sie später wiederfinde, Name Urlaub', 'tabs.set-aside', { name: 'Urlaub' }],
  ['zeig alles, was in diesem Fenster auf ist', 'tabs.list', { window: 'this' }],
])('%s', (sentence, id, slots) => {
  const match = matchCommand(sentence, { language: 'de' });
  expect(match.kind === 'intent' && match.intent.id).toBe(id);
  expect(match.kind === 'intent' && match.slots).toMatchObject(slots);
});
