import { describe, expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';

describe('a sentence that tells something is no command', () => {
  it.each([
    ['en', 'the tabs on my guitar are out of tune'],
    ['en', 'the history of the bridge was fascinating'],
    ['de', 'Der Verlauf der Krankheit war zum Glück mild.'],
    ['de', 'Der Ordner mit den Rechnungen ist im Keller.'],
    ['fr', "L'historique de la maison était passionnant."],
    ['fr', 'Le dossier du patient est complet.'],
    ['es', 'La historia de la ciudad fue fascinante.'],
    ['es', 'La carpeta de cuero es de mi abuelo.'],
    ['pt-BR', 'A sessão da Câmara foi suspensa por falta de quórum.'],
    ['pt-BR', 'A pasta de couro é do meu avô.'],
  ])('%s: %s', (language, sentence) => {
    expect(matchCommand(sentence, { language }).kind).not.toBe('intent');
  });

  it.each([
    ['de', 'Tabs, die älter als ein Monat sind', 'tabs.stale'],
    ['fr', 'les onglets qui sont en double', 'tabs.duplicates'],
    ['es', 'las pestañas que están repetidas', 'tabs.duplicates'],
    ['pt-BR', 'as abas que estão duplicadas', 'tabs.duplicates'],
  ])('but a clause that says which is one in %s: %s', (language, sentence, id) => {
    const match = matchCommand(sentence, { language });
    expect(match.kind === 'intent' ? match.intent.id : match.kind).toBe(id);
  });
});
