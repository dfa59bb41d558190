/** Space, in pixels, that any form fits into, and the one that it needs at least to stand beside its row. */
const roomy = 360;
const least = 220;

type Span = Pick<DOMRect, 'top' | 'bottom'>;

/**
 * Style that puts a form into `main` below those of its rows that are in view, or above where there is more space; empty
 * where it stands over the list, for lack of both or without a row in view.
 */
export function placeForm(main: Span, view: Span, rows: Span[]): { insetBlock: string; maxBlockSize: string } {
  const seen = rows.filter((row) => row.bottom > view.top && row.top < view.bottom);
  const height = main.bottom - main.top;
  const top = Math.min(...seen.map((row) => row.top)) - main.top;
  const bottom = Math.max(...seen.map((row) => row.bottom)) - main.top;
  const [above, below] = [top, height - bottom];
  if (seen.length === 0 || Math.max(above, below) < least) return { insetBlock: '', maxBlockSize: '' };
  return below >= Math.min(above, roomy)
    ? { insetBlock: `${bottom}px auto`, maxBlockSize: `${below}px` }
    : { insetBlock: `auto ${height - top}px`, maxBlockSize: `${above}px` };
}
