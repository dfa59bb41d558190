import { describe, expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';

const now = new Date(2026, 10, 27, 16).getTime();

/** The command with its slots, as its sentence asks for it. */
const asked = (sentence: string, language = 'es') => {
  const match = matchCommand(sentence, { language, now });
  return match.kind === 'intent' ? { id: match.intent.id, plan: match.plan === true, ...match.slots } : match.kind;
};

describe('Spanish as it is spoken', () => {
  it.each([
    // Names that are to be others, tags that are put on something.
    ['la etiqueta jardín mejor que se llame huerto', 'tags.merge', { tagged: ['jardín'], name: 'huerto' }],
    ['ponle #taller a la bicicleta', 'tags.add-many', { words: ['bicicleta'], tags: ['taller'] }],
    ['ponle taller también a la bicicleta', 'tags.add-many', { words: ['bicicleta'], tags: ['taller'] }],
    // Two verbs for one command.
    ['guarda el grupo Mudanza como sesión y ciérralo', 'tabs.set-aside', { group: 'Mudanza' }],
    ['guarda las de amazon como sesión, llámala Regalos, y luego las cierras', 'tabs.set-aside', { name: 'Regalos' }],
    // Tabs that are to go on are left out; a reason does not belong to the topic.
    ['silencia todo, que me va a llamar el casero', 'tabs.mute', {}],
    ['silencia todo pero que siga spotify', 'tabs.mute', { except: { sites: ['spotify'] } }],
    ['menudo jaleo de música, deja solo la del piano', 'tabs.mute', { except: { words: ['piano'] } }],
    // Saved or seen somewhere.
    ['sé que guardé unas recetas de lentejas pero no las encuentro por ningún lado', 'bookmarks.find', {}],
    ['jo, nunca encuentro el horario de la piscina', 'tabs.find', {}],
    ['ayer estuve mirando un sofá de mimbre, ábremelo otra vez', 'history.find', { when: { kind: 'day', ago: 1 } }],
    // Folders.
    ['guarda la tortilla con las demás recetas', 'tabs.bookmark', { words: ['tortilla'], name: 'recetas' }],
    [
      'hazme una carpeta Reformas y guarda ahí los azulejos',
      'tabs.bookmark',
      { name: 'Reformas', words: ['azulejos'] },
    ],
    ['crea una carpeta Reformas y mueve ahí lo de los azulejos', 'bookmarks.move', { name: 'Reformas' }],
    // Times to come.
    ['avísame hoy a las 6 y media de la tarde lo del pediatra', 'tabs.snooze', {}],
    ['quítame de delante el folleto hasta el lunes', 'tabs.snooze', { words: ['folleto'] }],
    ['a partir de ahora lo que abra de wallapop que vaya al grupo Compras', 'rules.add', {}],
    ['me llevas al horario de la piscina', 'tabs.switch', {}],
  ])('%s', (sentence, id, slots) => {
    expect(asked(sentence)).toMatchObject({ id, ...slots });
  });

  it.each([
    'lo de la piscina a leer más tarde y cierra la pestaña',
    'cierra todo, que no queden las de amazon',
    'ponle Cocina a la carpeta Recetas',
  ])('takes none of two orders for the whole: %s', (sentence) => {
    expect(asked(sentence)).toBe('none');
  });
});

describe.each([
  ['en', 'save all the sofas as a session called Flat', 'session.save', { words: ['sofas'], name: 'Flat' }],
  ['es', 'guarda todos los sofás como sesión', 'session.save', { words: ['sofás'], to: 'session' }],
  ['de', 'alle Sofas als Sitzung Wohnung sichern', 'session.save', { words: ['Sofas'], name: 'Wohnung' }],
  ['fr', 'je ne retrouve jamais le pdf sur les abeilles', 'tabs.find', { words: ['pdf', 'abeilles'] }],
  ['fr', 'coupe le son partout mais que spotify continue', 'tabs.mute', { except: { sites: ['spotify'] } }],
  ['fr', "rappelle-moi aujourd'hui à 17h le colis", 'tabs.snooze', { words: ['colis'] }],
  ['fr', 'préviens-moi lundi à 9h pour le colis', 'tabs.snooze', { words: ['colis'] }],
  ['fr', 'crée un dossier Soupes et mets-y les minestrones', 'tabs.bookmark', { name: 'Soupes' }],
  ['pt-BR', 'a etiqueta cozinha melhor que se chame receitas', 'tags.merge', { name: 'receitas' }],
  ['pt-BR', 'silencia tudo mas que o spotify continue', 'tabs.mute', { except: { sites: ['spotify'] } }],
  ['pt-BR', 'me avisa hoje às 17h do pacote', 'tabs.snooze', { words: ['pacote'] }],
  ['pt-BR', 'sei que salvei uns acordes mas não acho em lugar nenhum', 'bookmarks.find', { words: ['acordes'] }],
  ['pt-BR', 'o sofá que eu estava olhando ontem, abre de novo', 'history.find', { words: ['sofá'] }],
  ['fr', 'range la lasagne dans le dossier Recettes', 'tabs.bookmark', { name: 'Recettes' }],
  ['pt-BR', 'salva a lasanha com as outras receitas', 'tabs.bookmark', { words: ['lasanha'], name: 'receitas' }],
  ['pt-BR', 'cria uma pasta Sopas e põe lá as minestrones', 'tabs.bookmark', { name: 'Sopas' }],
])('the same in %s', (language, sentence, id, slots) => {
  it(sentence, () => {
    expect(asked(sentence, language)).toMatchObject({ id, ...slots });
  });
});
