import type { Attachment, FileProblem } from '@/src/contract/conversation.ts';
import type { Services } from '@/src/contract/services.ts';
import { type Text, text } from '@/src/contract/text.ts';
import { bytesText } from './file-size.ts';
import { scaledPicture } from './scale-image.ts';

/** Bytes of a picture before it is scaled down. */
const mostPicture = 20_000_000;
const mostPictures = 8;
const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

interface Reading {
  /** Pictures that are attached already. */
  pictures: number;
  takesPictures(): Promise<boolean>;
  signal: AbortSignal;
  scaled?: typeof scaledPicture | undefined;
}

type Read = { ok: true; what: Pick<Attachment, 'text' | 'image' | 'measure'> } | { ok: false; why: Text };

const unreadable = ({ name, size }: File, problem: FileProblem, most = 0): Text =>
  text('ui_file_unreadable', {
    name,
    why: problem.replaceAll('-', '_'),
    size: bytesText(size),
    most: bytesText(most),
  });

/** Reads files, and says in words of each that cannot be attached why not. Rejects when stopped. */
export async function readFiles(
  { newId, readFile }: Pick<Services, 'newId' | 'readFile'>,
  files: readonly File[],
  { pictures, takesPictures, signal, scaled = scaledPicture }: Reading,
): Promise<{ attached: Attachment[]; refused: Text[] }> {
  const attached: Attachment[] = [];
  const refused: Text[] = [];

  async function readPicture(file: File): Promise<Read> {
    const { name, size } = file;
    if (!(await takesPictures())) return { ok: false, why: text('ui_no_pictures', { name }) };
    if (pictures + attached.filter(({ image }) => image).length >= mostPictures)
      return { ok: false, why: text('ui_too_many_pictures', { name, n: mostPictures }) };
    if (size > mostPicture) return { ok: false, why: unreadable(file, 'too-large', mostPicture) };
    const image = await scaled(file).catch(() => null);
    return image ? { ok: true, what: { text: '', image } } : { ok: false, why: text('ui_broken_picture', { name }) };
  }

  async function readText(file: File): Promise<Read> {
    const read = await readFile(file, signal);
    if (!read.ok) return { ok: false, why: unreadable(file, read.problem, read.most) };
    return { ok: true, what: { text: read.text, measure: read.measure } };
  }

  for (const file of files) {
    const read = await (pictureTypes.includes(file.type) ? readPicture(file) : readText(file));
    if (!read.ok) refused.push(read.why);
    else attached.push({ id: newId(), kind: 'file', title: file.name, source: 'file', grade: 'page', ...read.what });
  }
  return { attached, refused };
}
