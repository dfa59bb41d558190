import type { Attachment } from '@/src/contract/conversation.ts';
import type { Services } from '@/src/contract/services.ts';
import { type Text, text } from '@/src/contract/text.ts';
import { errorText } from '../state/error-text.ts';
import { chosenModel } from '../state/model-choice.ts';
import type { PanelStore } from '../state/panel-state.ts';
import type { Drafts } from './draft-store.ts';
import type { scaledPicture } from './scale-image.ts';

/** Bytes of a text file, and of a picture before it is scaled down. */
const mostText = 500_000;
const mostPicture = 20_000_000;
const mostPictures = 8;
const kilobyte = 1_000;
const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** Types offered in the file dialog; any text file may be dropped or pasted. */
export const offered = [...pictureTypes, 'text/*', '.md,.csv,.tsv,.json,.jsonl,.xml,.yaml,.yml,.toml,.log'].join(',');

export interface FileAttachments {
  /** Attaches files. Reports those that cannot be attached. */
  attachFiles(files: Iterable<File>): Promise<void>;
  /** Reason why the model in use cannot take these; null where it can. */
  refusal(attached: readonly Attachment[]): Promise<Text | null>;
}

type Read = { ok: true; what: Pick<Attachment, 'text' | 'image'> } | { ok: false; why: Text };

export function createFileAttachments(
  services: Services,
  store: PanelStore,
  { attach }: Pick<Drafts, 'attach'>,
  scaled: typeof scaledPicture = async (file) => (await import('./scale-image.ts')).scaledPicture(file),
): FileAttachments {
  async function takesPictures(): Promise<boolean> {
    const model = chosenModel(store.getState());
    return model !== null && (await services.providers.modelSettings(model.id, model.model)).images;
  }

  async function readAll(files: Iterable<File>, refused: Text[]): Promise<Attachment[]> {
    const all: Attachment[] = [];
    const pictures = store.getState().attached.filter(({ image }) => image).length;
    for (const file of files) {
      const there = pictures + all.filter(({ image }) => image).length;
      const read = await (pictureTypes.includes(file.type) ? readPicture(file, there) : readText(file));
      if (!read.ok) refused.push(read.why);
      else
        all.push({
          id: services.newId(),
          kind: 'file',
          title: file.name,
          source: 'file',
          grade: 'page',
          ...read.what,
        });
    }
    return all;
  }

  async function readPicture(file: File, there: number): Promise<Read> {
    const { name } = file;
    if (!(await takesPictures())) return { ok: false, why: text('ui_no_pictures', { name }) };
    if (there >= mostPictures) return { ok: false, why: text('ui_too_many_pictures', { name, n: mostPictures }) };
    if (file.size > mostPicture) return { ok: false, why: tooLarge(file, mostPicture) };
    const image = await scaled(file).catch(() => null);
    return image ? { ok: true, what: { text: '', image } } : { ok: false, why: text('ui_broken_picture', { name }) };
  }

  return {
    async attachFiles(files) {
      const refused: Text[] = [];
      const all = [...files];
      await attach(() => readAll(all, refused), all.map(({ name }) => name).join(', '));
      const [first] = refused;
      if (!first) return;
      const trouble = refused.length === 1 ? first : text('ui_files_refused', { first, n: refused.length - 1 });
      store.setState({ trouble });
    },
    async refusal(attached) {
      if (!attached.some((one) => one.image)) return null;
      return takesPictures().then((taken) => (taken ? null : text('ui_pictures_not_sent')), errorText);
    },
  };
}

const tooLarge = ({ name, size }: File, most: number): Text =>
  text('ui_file_too_large', { name, size: Math.ceil(size / kilobyte), most: most / kilobyte });

async function readText(file: File): Promise<Read> {
  const { name } = file;
  if (file.size > mostText) return { ok: false, why: tooLarge(file, mostText) };
  const words = await file.arrayBuffer().then(decoded, () => null);
  if (words === null) return { ok: false, why: text('ui_file_not_text', { name }) };
  if (words.trim() === '') return { ok: false, why: text('ui_file_empty', { name }) };
  return { ok: true, what: { text: words } };
}

/** Decodes text; null where the bytes are none. Windows still writes UTF-16. */
function decoded(bytes: ArrayBuffer): string | null {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  const wide = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null;
  try {
    const words = new TextDecoder(wide ?? 'utf-8', { fatal: true }).decode(bytes);
    return words.includes('\0') ? null : words;
  } catch {
    return null;
  }
}
