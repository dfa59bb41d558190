/** A window that is called by what is in it, for one language: "the cooking window", "the window with WhatsApp". */
export interface WindowWords {
  /** A window by its number, which stands for `{n}`. */
  numbered: string;
  /** Sources of expressions; `what` names the window. Those with `one` count where the sentence speaks of windows. */
  named: string[];
  one?: string[];
  /** Words for where windows stand, which commands cannot change. */
  places: string;
  /** Words that call the smallest window, alone or before its name. */
  small?: string;
}

/** One to three words. */
const some = '(?<what>[^\\s,.;:!?"“”]{2,30}(?: [^\\s,.;:!?"“”]{1,30}){0,2})';
/** As few words as possible. */
const few = '(?<what>[^\\s,.;:!?"“”]{2,30}(?: [^\\s,.;:!?"“”]{1,30}){0,2}?)';

/** Window words by language code. */
export const windowWords: Record<string, WindowWords> = {
  en: {
    places: 'side by side|split (?:screen|view)|next to each other on (?:the|my) screen|minimi[sz](?:e|ed|ing)|maximi[sz](?:e|ed|ing)|full ?screen',
    numbered: 'window {n}',
    named: [
      `(?:the|my|that|our) ${few} window(?![a-z]| (?:with|that has|containing) )`,
      `(?:the|my|that|our) (?:[a-z]{2,12} )?window (?:with|that has|that's got|where i have|containing)(?: all)?(?: the| my)? ${some}`,
    ],
    one: [
      `(?:the|my|that) one (?:with|that has|that's got|containing)(?: all)?(?: the| my)? ${some}`,
      `(?:the|my|that) ${few} one(?![a-z])`,
    ],
    small: 'little|small|tiny|smallest',
  },
  de: {
    places: 'nebeneinander|minimier\\p{L}*|maximier\\p{L}*|vollbild|bildschirm teilen',
    numbered: 'Fenster {n}',
    named: [
      '(?:das|dem|mein|meinem|vom|im|ins) (?<what>(?:kleine[mn]? )?\\p{L}{3,30}?) ?-?fenster(?!\\p{L}| (?:mit|wo) )',
      `(?:(?:das|dem|mein|meinem|vom|im|ins) )?fenster (?:mit|wo)(?: den| dem| der| die| das| meinen| meiner)? ${some}`,
    ],
    one: [`(?:das|dem) (?:mit|wo)(?: den| dem| der| die| das| meinen| meiner)? ${some}`],
    small: 'kleine[mn]?|kleinste[mn]?',
  },
  fr: {
    places: 'côte à côte|minimis\\p{L}*|maximis\\p{L}*|plein écran|écran partagé',
    numbered: 'la fenêtre {n}',
    named: [
      '(?:la|ma) (?<what>petite) fenêtre(?! (?:avec|de|du|des))',
      `(?:(?:la|ma|cette) )?(?:petite |grande )?fenêtre (?:avec|de|du|des|d'|où il y a)(?: la| le| les| mes| mon)? ?${some}`,
    ],
    small: 'petite',
    one: [`celle (?:avec|de|du|des|d'|où il y a)(?: la| le| les| mes| mon)? ?${some}`],
  },
  es: {
    places: 'lado a lado|minimiz\\p{L}*|minimic\\p{L}*|maximiz\\p{L}*|pantalla completa|pantalla dividida',
    numbered: 'la ventana {n}',
    small: 'pequeña|chica',
    named: ['(?:la|mi) ventana (?<what>pequeña|chica)(?! (?:con|de))', `(?:(?:la|mi|esa) )?ventana (?:pequeña |grande )?(?:con|del?|donde está)(?: la| el| los| las| mis?)? ${some}`],
    one: [`la (?:con|del?|que tiene)(?: la| el| los| las| mis?)? ${some}`],
  },
  'pt-BR': {
    places: 'lado a lado|minimiz\\p{L}*|maximiz\\p{L}*|tela cheia|tela dividida',
    numbered: 'a janela {n}',
    small: 'pequena|menor',
    named: [
      '(?:a|minha|na) janela (?<what>pequena|menor)(?! (?:com|d))',
      `(?:(?:a|minha|essa|na|da) )?janela (?:pequena |grande )?(?:com|d[eoa]s?|onde está)(?: os?| as?| meus?| minhas?)? ${some}`,
    ],
    one: [`a (?:com|d[eoa]s?|que tem)(?: os?| as?| meus?| minhas?)? ${some}`],
  },
  vi: {
    places: 'cạnh nhau|thu nhỏ|phóng to|toàn màn hình|chia đôi màn hình', numbered: 'cửa sổ {n}', named: [`cửa sổ (?:có|với|về|chứa|đang mở)(?: tab| thẻ| trang)? ${some}`] },
  zh: {
    places: '并排|最小化|最大化|全屏|分屏',
    numbered: '窗口{n}',
    named: ['(?:有|放着?|开着|带)?(?<what>[^\\s，。、；！？的把将里个那这]{2,16})的?(?:那个)?(?:小|大)?窗口', '(?<what>小)窗口'],
    small: '小',
  },
  ja: {
    places: '並べて表示|左右に並べ|最小化|最大化|全画面|画面分割',
    numbered: 'ウィンドウ{n}',
    small: '小さい|小さな|ちっちゃい',
    named: [
      '(?<what>小さい|小さな|ちっちゃい)(?:ほうの?|方の?)?(?:ウィンドウ|ウインドウ|窓)',
      '(?<what>[^\\s、。！？のをにで]{2,20})(?:の|のある|がある|の入った|が入った|を開いている|が開いている)(?:小さい|大きい)?(?:ほうの)?(?:ウィンドウ|ウインドウ|窓)',
    ],
  },
};
