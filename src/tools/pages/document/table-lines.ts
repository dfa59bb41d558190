import { edges, lineBreak, tab } from './page-marks.ts';

const mostColumns = 200;
/** Maximum number of columns that one cell spans. */
const widest = 50;
/** Maximum length of a cell of a data table, in characters; a longer one holds a part of the page. */
const longestCell = 2_000;
/** Maximum number of characters of a cell that are repeated in the rows that it spans. */
const longestRepeated = 200;

/** The rows of a table, without those of nested tables, and its other parts, such as a caption. */
function partsOf(table: Element): { rows: Element[]; others: Element[] } {
  const rows: Element[] = [];
  const others: Element[] = [];
  for (const part of table.children) {
    if (part.localName === 'tr') rows.push(part);
    else if (/^(?:tbody|thead|tfoot)$/.test(part.localName)) rows.push(...part.children);
    else others.push(part);
  }
  return { rows, others };
}

function span(cell: Element, name: string, most: number): number {
  const value = Number.parseInt(cell.getAttribute(name) ?? '1', 10);
  return value >= 0 && value <= most ? value : value > most ? most : 1;
}

const flat = (text: string): string =>
  text
    .replace(edges, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');

const laysOut = (table: Element, cells: Element[], texts: string[]): boolean =>
  /^(?:presentation|none)$/.test(table.getAttribute('role') ?? '') ||
  texts.some((text) => text.length > longestCell || text.trim().includes(lineBreak)) ||
  cells.some((cell) => cell.querySelector('table, h1, h2, h3, h4, h5, h6, article, section') !== null);

/** The rows with a text for each column. A cell that spans rows (`down`) is repeated in each of them. */
function columnsOf(rows: { text: string; down: number; across: number }[][]): string[][] {
  const above: { text: string; rows: number }[] = [];
  let own = 0;
  let repeated = 0;
  function fromAbove(at: number): string {
    const cell = above[at]!;
    cell.rows -= 1;
    // Repeats at most as much text as the table itself has, since a few cells could span thousands of rows.
    const told = cell.text.length <= longestRepeated && repeated + cell.text.length <= own ? cell.text : '';
    repeated += told.length;
    return told;
  }
  return rows.map((cells) => {
    const line: string[] = [];
    for (const { text, down, across } of cells) {
      own += text.length;
      while ((above[line.length]?.rows ?? 0) > 0) line.push(fromAbove(line.length));
      for (let more = 0; more < across; more += 1) {
        const put = more === 0 ? text : '';
        if (line.length < mostColumns) above[line.length] = { text: put, rows: down - 1 };
        line.push(put);
      }
    }
    while (line.length < above.length) line.push((above[line.length]?.rows ?? 0) > 0 ? fromAbove(line.length) : '');
    return line;
  });
}

/** A row as a line, without empty columns at its end. */
const lineOf = (texts: string[]): string => texts.slice(0, texts.findLastIndex((text) => text !== '') + 1).join(tab);

/** A table as lines with tabs between its used columns. In code (`pre`), rows are lines. */
export function tableLines(table: Element, textOf: (part: Node) => string, pre: boolean): string {
  const { rows, others } = partsOf(table);
  const lines = others.map(textOf).filter((text) => text.trim() !== '');
  const cells = rows.map((row) => [...row.children]);
  const texts = cells.map((row) => row.map((cell) => [...cell.childNodes].map(textOf).join('')));
  if (pre) {
    return [...lines, ...texts.map((row) => row.join('').trim())].join('\n');
  }
  if (laysOut(table, cells.flat(), texts.flat())) {
    return [...lines, ...texts.map((row) => row.map((text) => `${text}\t`).join(''))].join('\n');
  }
  const columns = columnsOf(
    texts.map((row, at) =>
      row.map((text, column) => {
        const cell = cells[at]![column]!;
        const down = span(cell, 'rowspan', rows.length) || rows.length;
        return { text: flat(text), down, across: Math.max(1, span(cell, 'colspan', widest)) };
      }),
    ),
  );
  const used = new Set(columns.flatMap((row) => [...row.keys()].filter((column) => row[column] !== '')));
  const told = columns.map((row) => lineOf(row.filter((_, column) => used.has(column)))).filter(Boolean);
  return [...lines, ...told].join('\n');
}
