import type { Attachment } from '@/src/contract/conversation.ts';
import type { Services } from '@/src/contract/services.ts';
import { type Text, text } from '@/src/contract/text.ts';
import { errorText } from '../state/error-text.ts';
import { chosenModel } from '../state/model-choice.ts';
import type { PanelStore } from '../state/panel-state.ts';
import type { Drafts } from './draft-store.ts';
import type { scaledPicture } from './scale-image.ts';

/** Types offered in the file dialog; any text file may be dropped or pasted. */
export const offered =
  'image/png,image/jpeg,image/webp,image/gif,application/pdf,text/*,' +
  '.pdf,.docx,.epub,.html,.md,.csv,.tsv,.json,.jsonl,.xml,.yaml,.yml,.toml,.log';

export type FileAttachments = ReturnType<typeof createFileAttachments>;

export function createFileAttachments(
  services: Services,
  store: PanelStore,
  { attach }: Pick<Drafts, 'attach'>,
  scaled?: typeof scaledPicture,
) {
  async function takesPictures(): Promise<boolean> {
    const model = chosenModel(store.getState());
    return model !== null && (await services.providers.modelSettings(model.id, model.model)).images;
  }

  return {
    /** Attaches files. Reports those that cannot be attached. */
    async attachFiles(files: Iterable<File>) {
      const all = [...files];
      const refused: Text[] = [];
      async function read(signal: AbortSignal): Promise<Attachment[]> {
        const { readFiles } = await import('./read-files.ts');
        const pictures = store.getState().attached.filter(({ image }) => image).length;
        const found = await readFiles(services, all, { pictures, takesPictures, signal, scaled });
        refused.push(...found.refused);
        return found.attached;
      }
      await attach(read, all.map(({ name }) => name).join(', '));
      const [first] = refused;
      if (!first) return;
      const trouble = refused.length === 1 ? first : text('ui_files_refused', { first, n: refused.length - 1 });
      store.setState({ trouble });
    },
    /** Reason why the model in use cannot take these files; null if it can. */
    async refusal(attached: readonly Attachment[]): Promise<Text | null> {
      if (!attached.some((one) => one.image)) return null;
      return takesPictures().then((taken) => (taken ? null : text('ui_pictures_not_sent')), errorText);
    },
  };
}
