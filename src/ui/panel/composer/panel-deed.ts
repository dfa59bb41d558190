import type { Services } from '@/src/contract/services.ts';

/** Longest sentence that can be an order to the panel, in characters. */
const longest = 160;

/** Word stems of such orders in all command languages: every order contains one. */
const stems =
  /librar|bibliot|thư viện|资料库|ライブラリ|setting|preferen|préféren|option|opcion|opç|mode|modo|modus|theme|thema|thème|tema|langu|idioma|língua|sprache|design|dunk|hell|dark|light|aussehen|erscheinung|darstellung|farben|colou?r|cores|couleur|look|appea|appar|apar|aspect|rule|regel|règle|regla|regra|quy tắc|规则|ルール|shortcut|hotkey|tasten|tastatur|raccourci|ataj|atalho|permis|berechtig|autoris|model|modèle|schlüssel|key|clave|clé|chave|provider|provedor|proveedor|fournisseur|anbieter|einstell|paramètre|réglage|ajuste|configura|export|import|backup|back up|connect|sauvegarde|sichere|cài đặt|tùy chọn|chế độ|giao diện|ngôn ngữ|màu|chủ đề|phím tắt|quyền|mô hình|khóa|khoá|cung cấp|dữ liệu|设置|选项|模式|主题|语言|外观|颜色|模型|密钥|快捷键|权限|数据|設定|オプション|モード|テーマ|言語|外観|見た目|色|モデル|キー|プロバイダ|ショートカット|権限|データ/i;

/** Quick check for sentences that the panel may carry out itself. All others are sent without loading the parser. */
export const mayBeDeed = (draft: string): boolean => draft.length <= longest && stems.test(draft.normalize('NFC'));

/** Finds the deed for a sentence that the panel carries out itself, without a tool or a model; null for any other. */
export async function deedFor(
  words: string,
  services: Pick<Services, 'readPanelOrder' | 'openLibrary' | 'openOptions'>,
): Promise<(() => void) | null> {
  // A failure counts as no order.
  const order = await services.readPanelOrder(words).catch(() => null);
  switch (order?.kind) {
    case undefined:
      return null;
    case 'library':
      return () => services.openLibrary();
    case 'options':
      return () => services.openOptions(order.page || undefined);
    default:
      return order satisfies never;
  }
}
