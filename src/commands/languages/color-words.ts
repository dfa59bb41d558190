import type { GroupColor } from '@/src/contract/ports.ts';
import { fold } from '@/src/text/fold.ts';

/** Orders that give a group a colour, in the syntax of language files. `%` stands for each word of the colour. */
interface ColorWords {
  orders: string;
  /** Words of each colour, separated by spaces; `_` stands for a space in one. */
  colors: Record<GroupColor, string>;
}

const words: Record<string, ColorWords> = {
  en: {
    orders: 'color/colour/paint/make/turn/set/change … %!|color/colour/paint/turn … in_%!|make/turn it/them %|change/set/switch/turn/make … color_to_%/colour_to_%/to_%!|change/set the? color/colour of … to_%!|give … the_color_%/the_colour_%/a_%_color/a_%_colour/%_color/%_colour!|want/would_like/like/need … to_be_%/in_%/%!|should/can/could/must … be_%!|should/must be %',
    colors: { grey: 'grey gray', blue: 'blue light_blue dark_blue', red: 'red dark_red', yellow: 'yellow', green: 'green light_green dark_green', pink: 'pink', purple: 'purple violet', cyan: 'cyan turquoise teal', orange: 'orange' },
  },
  de: {
    orders: 'mach/mache/machen/färb/färbe/färben/stell/stelle/streich/streiche … %!|färb/färbe … %_ein!|mach/mache/ändere/ändre/setz/setze/stell/stelle … auf_%!|ändere/ändre/setz/setze/stell/stelle/wechsle die farbe der/von/des … auf_%/zu_%/in_%!|gib … die_farbe_%/farbe_%!|% färben/machen/einfärben|in % färben/einfärben|soll/sollen … %_sein/%_werden!|hätte/will/möchte … %/in_%!',
    colors: { grey: 'grau', blue: 'blau hellblau dunkelblau', red: 'rot', yellow: 'gelb', green: 'grün hellgrün dunkelgrün', pink: 'rosa pink', purple: 'lila violett', cyan: 'cyan türkis', orange: 'orange' },
  },
  fr: {
    orders: 'mets/mettre/mettez/passe/passer/colore/colorer/colorie/peins/peindre … en_%!|rends/rendre/colore … %!|change/changer/modifie/mets la couleur de/du … en_%/pour_%/à_%/par_%/%!|donne/donner la couleur % au/à/aux|donne … la_couleur_%!|doit être/devenir %|couleur % pour|voudrais/veux/aimerais/voudrait … en_%!',
    colors: { grey: 'gris grise', blue: 'bleu bleue', red: 'rouge', yellow: 'jaune', green: 'vert verte', pink: 'rose', purple: 'violet violette mauve', cyan: 'cyan turquoise', orange: 'orange' },
  },
  es: {
    orders: 'pon/poner/ponga/colorea/colorear/pinta/pintar/tiñe/deja … en_%/de_%/de_color_%/color_%!|pon/colorea/pinta/vuelve … %!|cambia/cambiar/cambie el color de/del … a_%/por_%/en_%/al_%!|cambia/cambiar … a_color_%/al_color_%/a_%!|ponle/dale el? color % a/al|ponle … el_color_%/color_%!|dale … el_color_%/color_%!|debe/debería ser %|tiene que ser %|quiero/quisiera/me_gustaría … en_%/de_color_%!',
    colors: { grey: 'gris', blue: 'azul', red: 'rojo roja', yellow: 'amarillo amarilla', green: 'verde', pink: 'rosa', purple: 'morado morada violeta púrpura lila', cyan: 'cian turquesa celeste', orange: 'naranja anaranjado anaranjada' },
  },
  'pt-BR': {
    orders: 'deixa/deixe/deixar/pinta/pinte/pintar/coloca/coloque/põe/bota/colore … de_%/em_%/na_cor_%/da_cor_%/com_cor_%!|deixa/deixe/pinta/pinte/põe … %!|muda/mude/mudar/troca/troque/trocar/altera/altere a cor do/da/de … para_%/pra_%/por_%/pro_%!|muda/mude/troca/troque … para_a_cor_%/para_%/pra_%!|dá a cor % ao/à|põe/coloca cor % no/na/em|deve/devia ser/ficar %|tem que ser/ficar %|quero/queria … em_%/%!',
    colors: { grey: 'cinza cinzento', blue: 'azul', red: 'vermelho vermelha', yellow: 'amarelo amarela', green: 'verde', pink: 'rosa', purple: 'roxo roxa lilás violeta', cyan: 'ciano turquesa', orange: 'laranja' },
  },
  vi: {
    orders: 'tô/sơn/cho/đặt/để/đổi/chuyển … màu_%/thành_màu_%/sang_màu_%/thành_%/sang_%!|tô … %!|đổi/chuyển/thay màu … thành_%/sang_%/thành_màu_%/sang_màu_%/qua_%/qua_màu_%!|tô/đặt/chọn màu % cho',
    colors: { grey: 'xám', blue: 'xanh_dương xanh_da_trời xanh_lam xanh_nước_biển xanh_biển', red: 'đỏ', yellow: 'vàng', green: 'xanh_lá xanh_lá_cây xanh_lục', pink: 'hồng', purple: 'tím', cyan: 'xanh_lơ xanh_ngọc lục_lam', orange: 'cam' },
  },
  zh: {
    orders: '颜色? 用/选/改用/就用/弄个/弄成/来个/给个/要 %|设为%|设成%|设置为%|设置成%|改成%|改为%|变成%|变为%|换成%|标成%|标为%|弄成%|涂成%|染成%|调成%|用%|颜色改成%|颜色改为%|颜色设为%|颜色设成%|颜色换成%|颜色调成%|的颜色改成%|的颜色改为%|的颜色设为%|的颜色设成%|的颜色换成%|的颜色变成%|的颜色调成%|应该是%|要%',
    colors: { grey: '灰色 灰的', blue: '蓝色 蓝的', red: '红色 红的', yellow: '黄色 黄的', green: '绿色 绿的', pink: '粉色 粉红色 粉的 粉红的', purple: '紫色 紫的', cyan: '青色 青的', orange: '橙色 橘色 橘黄色 橙的' },
  },
  ja: {
    orders: '%にして|%にしてください|%にする|%にしたい|%に変えて|%に変える|%に変更|%に変更して|%に塗って|%に設定|%に設定して|の色を%にして|の色を%に変えて|の色を%に変更|の色を%に変更して|の色を%に設定して|の色を%に|の色は%にして|の色は%で|色を%にして|色を%に変えて|色を%に変更して|を%色に',
    colors: { grey: 'グレー 灰色 グレイ', blue: '青 青色 ブルー', red: '赤 赤色 レッド', yellow: '黄色 イエロー', green: '緑 緑色 グリーン', pink: 'ピンク ピンク色', purple: '紫 紫色 パープル', cyan: 'シアン 水色', orange: 'オレンジ オレンジ色' },
  },
};

/** Phrases of a language that give a group a colour; none of a language that has no words for it. */
export function colorPhrases(language: string): [color: GroupColor, phrases: string][] {
  const said = words[language];
  if (!said) return [];
  return Object.entries(said.colors).map(([color, names]) => [
    color as GroupColor,
    names.split(' ').flatMap((name) => said.orders.replaceAll('%', name)).join('|'),
  ]);
}

/** The colour that a word in front of "group" names, in any of the languages: "blue", "blaue". */
export function colorNamed(word: string): GroupColor | null {
  const said = fold(word);
  for (const { colors } of Object.values(words))
    for (const [color, names] of Object.entries(colors))
      if (names.split(' ').some((name) => isFormOf(said, fold(name.replaceAll('_', ' '))))) return color as GroupColor;
  return null;
}

/** Longest ending of an adjective: "blauen". */
const longestEnding = 2;

const isFormOf = (said: string, name: string): boolean =>
  said === name || (name.length > longestEnding && said.startsWith(name) && said.length - name.length <= longestEnding);
