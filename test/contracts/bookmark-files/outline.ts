import type { FileEvent } from '@/src/tools/bookmarks/file/file-events.ts';
import { BookmarkFileReader } from '@/src/tools/bookmarks/file/read-file.ts';

/** One file of a program, and what stands in it: a line each, two blanks a level. */
export interface FileCase {
  program: string;
  of: string;
  text: string;
  lines: string[];
}

/** A folder ends with a slash, tags stand in brackets. */
export function outline(events: Iterable<FileEvent>): string[] {
  const lines: string[] = [];
  let depth = 0;
  const add = (line: string) => lines.push('  '.repeat(depth) + line);
  for (const event of events)
    switch (event.kind) {
      case 'folder-start':
        add(`${event.title}/`);
        depth += 1;
        break;
      case 'folder-end':
        depth -= 1;
        break;
      case 'bookmark': {
        const { title, url, tags, toRead } = event;
        add(`${title} ${url}${tags.length > 0 ? ` [${tags.join(', ')}]` : ''}${toRead ? ' (to read)' : ''}`.trim());
        break;
      }
      case 'separator':
        add('---');
        break;
      case 'note':
        add(`(note of ${event.title})`);
        break;
      default:
        event satisfies never;
    }
  return lines;
}

/** Reads a text, cut after every `size` characters. */
export function readIn(text: string, size: number): FileEvent[] {
  const reader = new BookmarkFileReader();
  const events: FileEvent[] = [];
  for (let at = 0; at < text.length; at += size) events.push(...reader.push(text.slice(at, at + size)));
  return [...events, ...reader.end()];
}
