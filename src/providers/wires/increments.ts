/** Characters of the third piece at least, so that a few letters that repeat themselves are no sign. */
const least = 4;

/**
 * Makes pieces of a text of pieces that each tell all of it so far, as some servers send them. The first two pieces
 * that begin alike are no proof: the second is kept back until the third has come. Pieces of any other stream go
 * through as they are.
 */
export function increments() {
  let state: 'first' | 'second' | 'unclear' | 'whole' | 'plain' = 'first';
  /** The text so far, of a stream that may repeat all of it. */
  let soFar = '';
  let given = 0;

  function next(piece: string): string {
    switch (state) {
      case 'first':
        soFar = piece;
        given = piece.length;
        if (/[\p{L}\p{N}]/u.test(piece)) state = 'second';
        return piece;
      case 'second':
        if (piece === '') return '';
        if (piece.length > soFar.length && piece.startsWith(soFar)) {
          state = 'unclear';
          soFar = piece;
          return '';
        }
        state = 'plain';
        return piece;
      case 'unclear': {
        if (piece === '') return '';
        const again = piece.length >= least && piece.length > soFar.length && piece.startsWith(soFar);
        state = again ? 'whole' : 'plain';
        return again ? newIn(piece) : soFar + piece;
      }
      case 'whole':
        if (soFar.startsWith(piece)) return '';
        if (piece.startsWith(soFar)) return newIn(piece);
        state = 'plain';
        return piece;
      case 'plain':
        return piece;
    }
  }

  function newIn(piece: string): string {
    const added = piece.slice(given);
    soFar = piece;
    given = piece.length;
    return added;
  }

  return {
    /** The new part of a piece. */
    next,
    /** Text that was kept back, at the end. */
    rest(): string {
      if (state !== 'unclear') return '';
      state = 'plain';
      return soFar;
    },
  };
}
