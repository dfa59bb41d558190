import { edges, lineBreak, tab } from './page-marks.ts';

/** Columns that are told apart. */
const mostColumns = 200;
/** Columns that one cell takes at most. */
const widest = 50;
/** Characters of a cell of a table; one with more holds a part of the page. */
const longestCell = 2_000;
/** Characters of a cell that are repeated in the rows below that it reaches into. */
const longestRepeated = 200;

interface Cell {
  text: string;
  /** Rows and columns that it takes. */
  down: number;
  across: number;
}

/** The rows of a table, without those of tables in it, and what else stands in it, such as a caption. */
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

/** A cell in one line. */
const flat = (text: string): string =>
  text
    .replace(edges, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');

/** A table that only lays out parts of a page. */
const laysOut = (table: Element, cells: Element[], texts: string[]): boolean =>
  /^(?:presentation|none)$/.test(table.getAttribute('role') ?? '') ||
  texts.some((text) => text.length > longestCell || text.trim().includes(lineBreak)) ||
  cells.some((cell) => cell.querySelector('table, h1, h2, h3, h4, h5, h6, article, section') !== null);

/** Rows with a text for each column: a cell that reaches into rows below is told again there. */
function columnsOf(rows: Cell[][]): string[][] {
  const above: { text: string; rows: number }[] = [];
  let own = 0;
  let repeated = 0;
  function fromAbove(at: number): string {
    const cell = above[at]!;
    cell.rows -= 1;
    // As much again as the table's own words and no more: a few cells could reach into thousands of rows.
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

/** The line of a row, without its empty columns at the end. */
const lineOf = (texts: string[]): string => texts.slice(0, texts.findLastIndex((text) => text !== '') + 1).join(tab);

/**
 * A table in lines, a tab between two columns; columns without a word are left out. Of a table that lays out a page the
 * cells follow each other. In code (`pre`), rows are its lines.
 */
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
