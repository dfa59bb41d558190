/** Least number of characters of the third piece, so that a few repeated letters do not count. */
const least = 4;

/**
 * Turns pieces that each repeat the whole text so far, as some servers send them, into new pieces. The second piece is
 * held back until the third proves it. Pieces of any other stream pass unchanged.
 */
export function increments() {
  let state: 'first' | 'second' | 'unclear' | 'whole' | 'plain' = 'first';
  /** The text so far, if the stream may repeat all of it. */
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
    next,
    /** The text that is held back at the end. */
    rest(): string {
      if (state !== 'unclear') return '';
      state = 'plain';
      return soFar;
    },
  };
}
