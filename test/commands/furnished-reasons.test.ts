import { describe, expect, it } from 'vitest';
import { askWithTools } from './ask-with-tools.ts';

describe('a clause that only tells why', () => {
  it.each([
    ['en', 'my computer is getting so hot, can you put everything to sleep that I am not using'],
    ['en', 'The laptop is very hot, put all the tabs to sleep that are not in use'],
    ['es', 'mi portátil está muy caliente, suspende todo lo que no estoy usando'],
    ['pt-BR', 'meu notebook está esquentando, suspende tudo que não estou usando'],
    ['zh', '电脑好烫，把我没在用的标签页都休眠'],
  ])('gives the order no words, in %s: %s', async (language, sentence) => {
    const { changes } = await askWithTools(sentence, language);
    expect(changes).toMatchObject([{ tool: 'discard_tabs', asked: true }]);
    expect(changes[0]!.rows).toHaveLength(20);
  });

  it('is no topic in a language whose verbs stand last', async () => {
    const { lines } = await askWithTools('パソコンが熱いから、使っていないタブを全部スリープして', 'ja');
    expect(lines.join()).not.toContain('パソコン');
  });

  it.each([
    ['the youtube tabs are so loud again, mute them', 'muted'],
    ['the boathouse issue is open twice, close one of them', 'boathouse'],
  ])('gives words to what points back at it: %s', async (sentence, word) => {
    const { changes, lines } = await askWithTools(sentence);
    const rows = changes.flatMap((change) => change.rows);
    expect([...rows, ...lines].join().toLowerCase()).toContain(word);
    expect(changes).toHaveLength(1);
  });
});

describe('what is to be left alone', () => {
  it.each([
    ['en', 'put all tabs to sleep, but leave youtube awake', 'YouTube'],
    ['en', 'suspend all the tabs in this window, leave the trip alone', 'Booking'],
    ['es', 'duerme todas las pestañas de esta ventana, pero deja en paz youtube', 'YouTube'],
    ['fr', 'mets en veille tous les onglets, mais laisse youtube tranquille', 'YouTube'],
    ['de', 'leg alle Tabs schlafen, aber lass youtube wach', 'YouTube'],
  ])('is an exception, in %s: %s', async (language, sentence, kept) => {
    const { changes } = await askWithTools(sentence, language);
    expect(changes).toMatchObject([{ tool: 'discard_tabs' }]);
    expect(changes[0]!.arguments.tab_ids).not.toContain(kept === 'YouTube' ? 11 : 9);
    expect(changes[0]!.arguments.tab_ids).toContain(6);
  });

  it('stays in front of what is sorted', async () => {
    const { changes } = await askWithTools('sort the tabs in this window by name, leave the trip alone');
    expect(changes).toMatchObject([{ tool: 'move_tabs', asked: true }]);
    const [move] = changes[0]!.arguments.moves as { tab_ids: number[]; index: number }[];
    expect(move!.index + move!.tab_ids.length).toBe(24);
    for (const id of [7, 8, 9]) expect(move!.tab_ids).not.toContain(id);
  });

  it('may be named in other words than those of its title', async () => {
    const { changes } = await askWithTools('close all the shopping except the boots for hiking');
    expect(changes).toMatchObject([
      { tool: 'close_tabs', asked: true, rows: ['Fellow Stagg EKG Electric Kettle : Amazon.de'] },
    ]);
  });

  it.each(['leave my youtube tabs alone', 'leave the trip alone', 'keep youtube as it is'])(
    'is all that is said: %s',
    async (sentence) => {
      expect((await askWithTools(sentence)).changes).toEqual([]);
    },
  );
});

describe('a page that is open twice', () => {
  it.each([
    ['en', 'why do I have the alfama hotel open twice? one is enough'],
    ['en', 'alfama hotel open twice, one is enough'],
    ['de', 'warum ist das Alfama Hotel doppelt offen, eins reicht'],
    ['fr', "pourquoi l'hôtel alfama est ouvert deux fois, un seul suffit"],
    ['es', 'por qué está el hotel alfama abierto dos veces, con uno basta'],
    ['zh', '为什么alfama开了两次，一个就够了'],
  ])('loses its copy, which is shown first, in %s: %s', async (language, sentence) => {
    const { changes } = await askWithTools(sentence, language);
    expect(changes).toMatchObject([
      { tool: 'close_tabs', asked: true, rows: ['Alfama Boutique Hotel, Lisbon – Booking.com'] },
    ]);
  });

  it.each(['why is the alfama hotel open twice?', 'one coffee is enough'])(
    'is only asked about: %s',
    async (sentence) => {
      expect((await askWithTools(sentence)).changes).toEqual([]);
    },
  );
});
