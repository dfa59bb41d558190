import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { ParserFinish, ParserOptions } from '@/src/contract/protocol.ts';

const folder = fileURLToPath(new URL('../fixtures/protocol/', import.meta.url));

/** A response as some model prints it, and what has to come of it. The comments in the files say where forms are from. */
export interface CorpusCase {
  file: string;
  name: string;
  text: string;
  options?: ParserOptions;
  finish?: ParserFinish;
  /** Visible prose, trimmed; default none. */
  prose?: string;
  reasoning?: string;
  calls?: {
    name: string;
    arguments: Record<string, unknown>;
    syntax?: string;
    repairs?: string[];
    reasoning?: string;
  }[];
  errors?: string[];
}

/** The tools that exist for every case that does not name its own. */
export const tools = [
  'list_tabs',
  'close_tabs',
  'group_tabs',
  'create_bookmarks',
  'search_bookmarks',
  'tag_items',
  'read_page',
  'get_current_tab',
];

export const corpus: CorpusCase[] = readdirSync(folder)
  .filter((file) => file.endsWith('.yaml'))
  .flatMap((file) => {
    const cases = parse(readFileSync(folder + file, 'utf8')) as Omit<CorpusCase, 'file'>[];
    return cases.map((one) => ({ ...one, file: file.replace('.yaml', '') }));
  });
