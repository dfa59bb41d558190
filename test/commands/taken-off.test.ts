import { describe, expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';

const read = (sentence: string, language: string) => {
  const match = matchCommand(sentence, { language });
  return match.kind === 'intent' ? { id: match.intent.id, slots: match.slots } : { id: match.kind, slots: {} };
};

describe('a tag that is taken off things goes, and the things stay', () => {
  it.each([
    ['en', 'remove the tag rust from all my bookmarks', 'rust'],
    ['en', 'take the tag rust off all youtube tabs', 'rust'],
    ['en', 'delete #rust from the bookmarks in Garden', 'rust'],
    ['de', 'nimm den Tag Garten von allen YouTube-Tabs', 'Garten'],
    ['de', 'lösche das Schlagwort Garten von meinen Lesezeichen', 'Garten'],
    ['fr', "supprime l'étiquette jardin de tous mes favoris", 'jardin'],
    ['fr', 'enlève le tag jardin des onglets youtube', 'jardin'],
    ['es', 'quita la etiqueta jardín de las pestañas', 'jardín'],
    ['es', 'borra la etiqueta jardín de los marcadores de youtube', 'jardín'],
    ['pt-BR', 'tira a tag jardim das abas do youtube', 'jardim'],
    ['vi', 'gỡ nhãn vườn khỏi tất cả dấu trang', 'vườn'],
    ['zh', '从所有标签页中去掉花园标签', '花园'],
    ['zh', '把花园标签从所有书签中移除', '花园'],
    ['zh', '去掉知乎书签的花园标签', '花园'],
    ['ja', 'YouTubeのタブから庭タグを削除して', '庭'],
    ['ja', 'すべてのブックマークから庭タグを外して', '庭'],
  ])('in %s: %s', (language, sentence, tag) => {
    expect(read(sentence, language)).toMatchObject({ id: 'tags.remove', slots: { tags: [tag] } });
  });

  it.each([
    ['en', 'delete the bookmarks tagged rust', 'bookmarks.delete'],
    ['en', 'delete bookmarks with the tag rust from the folder Garden', 'bookmarks.delete'],
    ['en', 'delete the tag rust', 'tags.delete'],
    ['de', 'lösche alle Lesezeichen mit dem Schlagwort Garten', 'bookmarks.delete'],
    ['fr', "supprime les favoris avec l'étiquette jardin", 'bookmarks.delete'],
    ['zh', '删除带花园标签的书签', 'bookmarks.delete'],
    ['zh', '删除标签花园', 'tags.delete'],
    ['ja', '庭タグのブックマークを削除して', 'bookmarks.delete'],
  ])('but a tag may say which things go in %s: %s', (language, sentence, id) => {
    expect(read(sentence, language).id).toBe(id);
  });

  it('and a tag with its bookmarks is not taken off', () => {
    expect(read('delete tag rust and all its bookmarks', 'en').id).not.toBe('tags.remove');
  });
});

describe('a Chinese exception stands behind what it leaves out', () => {
  it.each([
    ['刷新知乎以外的标签页', 'tabs.reload', { except: { sites: ['zhihu.com'] } }],
    ['让知乎之外的标签页休眠', 'tabs.sleep', { except: { sites: ['zhihu.com'] } }],
    ['关闭除了知乎以外的标签页', 'tabs.close-others', { except: { sites: ['zhihu.com'] } }],
    ['关闭知乎和豆瓣以外的所有标签页', 'tabs.close-others', { except: { sites: ['zhihu.com', 'douban.com'] } }],
    ['静音当前标签页以外的标签页', 'tabs.mute', { except: { current: true } }],
  ])('%s', (sentence, id, slots) => {
    const { sites, ...others } = read(sentence, 'zh').slots;
    expect({ id: read(sentence, 'zh').id, slots: others }).toMatchObject({ id, slots });
    expect(sites).toBeUndefined();
  });

  it('in a folder are bookmarks, and the folder stays', () => {
    expect(read('删除花园文件夹里的书签', 'zh')).toMatchObject({ id: 'bookmarks.delete', slots: { folder: '花园' } });
  });
});
