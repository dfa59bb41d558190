import type { FileEvent } from './file-events.ts';
import { eventsOfRecords, type LinkRecord, namesAddress } from './link-records.ts';

const separators = [',', ';', '\t'];

/** The separator of a table whose first line names a column of addresses; null for any other text. */
export function csvSeparator(firstLine: string): string | null {
  const columns = (separator: string) => firstLine.split(separator).map((column) => column.replace(/"/g, ''));
  return separators.find((separator) => columns(separator).length > 1 && namesAddress(columns(separator))) ?? null;
}

/** The rows of a table. A quote that is never closed is taken as a plain character. */
function* rowsOf(text: string, separator: string): Generator<string[]> {
  const plain = new RegExp(`[^${separator === '\t' ? '\\t' : separator}\\r\\n]*`, 'y');
  let row: string[] = [];
  let quotes = true;
  for (let at = 0; at < text.length; ) {
    let field = '';
    const start = at;
    if (quotes && text[at] === '"') {
      for (at += 1; ; at += 1) {
        const close = text.indexOf('"', at);
        if (close < 0) {
          quotes = false;
          field = '';
          at = start;
          break;
        }
        field += text.slice(at, close);
        at = close + 1;
        if (text[at] !== '"') break;
        field += '"';
      }
    }
    plain.lastIndex = at;
    const rest = plain.exec(text)?.[0] ?? '';
    row.push(field + rest);
    at += rest.length;
    if (text[at] === separator) at += 1;
    else {
      at += text.startsWith('\r\n', at) ? 2 : 1;
      yield row;
      row = [];
    }
  }
  if (row.length > 0) yield row;
}

function* recordsOf(text: string): Generator<LinkRecord> {
  const separator = csvSeparator(text.slice(0, text.search(/[\r\n]|$/))) ?? ',';
  let columns: string[] | null = null;
  for (const row of rowsOf(text, separator)) {
    if (columns) yield Object.fromEntries(columns.map((column, at) => [column, row[at] ?? '']));
    else columns = row.map((column) => column.trim().toLowerCase());
  }
}

/** Reads tables of links as Pocket, Raindrop and Instapaper write them. */
export const readCsv = (text: string): Iterable<FileEvent> => eventsOfRecords(recordsOf(text.trimStart()));
