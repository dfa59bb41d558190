import { describe, expect, it } from 'vitest';
import { readOptionsOrder } from '@/src/commands/rules/read-options-order.ts';
import { mayBeDeed } from '@/src/ui/panel/composer/panel-deed.ts';

describe('a page of the options is ordered by', () => {
  it.each([
    ['open settings', ''],
    ['Please open the options', ''],
    ['dark mode', 'appearance'],
    ['turn on dark mode, please', 'appearance'],
    ['switch to the light theme', 'appearance'],
    ['make it dark', 'appearance'],
    ['change the language', 'appearance'],
    ['how do I change the language?', 'appearance'],
    ['change the language to German', 'appearance'],
    ['change the theme', 'appearance'],
    ['enter an API key', 'providers'],
    ['show keyboard shortcuts', 'shortcuts'],
    ['show permissions', 'tools'],
    ['export my data', 'data'],
    ['what rules have I set up?', 'rules'],
    ['turn off the rule', 'rules'],
    ['welche Regeln habe ich angelegt?', 'rules'],
    ['quelles règles ai-je créées ?', 'rules'],
    ['どんなルールがある？', 'rules'],
    ['Öffne die Einstellungen', ''],
    ['Dunkelmodus einschalten', 'appearance'],
    ['Sprache ändern', 'appearance'],
    ['ändere die Sprache auf Englisch', 'appearance'],
    ['ouvre les paramètres', ''],
    ['passe en mode sombre', 'appearance'],
    ['change la langue', 'appearance'],
    ['abre los ajustes', ''],
    ['activa el modo oscuro', 'appearance'],
    ['cambia el idioma', 'appearance'],
    ['abre as configurações', ''],
    ['ativa o modo escuro', 'appearance'],
    ['muda o idioma', 'appearance'],
    ['mở cài đặt', ''],
    ['bật chế độ tối', 'appearance'],
    ['đổi ngôn ngữ', 'appearance'],
    ['打开设置', ''],
    ['切换到深色模式', 'appearance'],
    ['更改语言', 'appearance'],
    ['設定を開いて', ''],
    ['ダークモードにして', 'appearance'],
    ['言語を変えて', 'appearance'],
  ])('%s', (sentence, page) => {
    expect(readOptionsOrder(sentence)).toEqual({ kind: 'options', page });
    expect(mayBeDeed(sentence)).toBe(true);
  });

  it.each([
    'close the settings tab',
    'find dark mode articles',
    'tabs about dark mode',
    'go to settings',
    'delete my data',
    'export tabs',
    'show my bookmarks about language',
    'import bookmarks',
    'which model is best?',
    'open the options market page',
  ])('but not by %s', (sentence) => {
    expect(readOptionsOrder(sentence)).toBeNull();
  });
});
