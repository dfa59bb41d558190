import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserName, built } from './driver.ts';

/** As in `_locales`. */
export type Messages = Record<string, { message: string }>;

/** A language that a browser is to be in, and our messages in it. */
export interface Language {
  code: string;
  direction: 'ltr' | 'rtl';
  messages: Messages;
}

/** Copies the built extension into `folder`, with these messages as its language `code`; gives where it is. */
export async function speaking(
  browser: BrowserName,
  folder: string,
  { code, messages }: Pick<Language, 'code' | 'messages'>,
): Promise<string> {
  const extension = join(folder, 'extension');
  const place = join(extension, '_locales', code);
  await cp(built(browser), extension, { recursive: true });
  await mkdir(place, { recursive: true });
  await writeFile(join(place, 'messages.json'), JSON.stringify(messages));
  return extension;
}
