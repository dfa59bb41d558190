/** Words that want another after or before them. */
export const hanging = new Set(
  'for to by about with under over per than as of from in on at into vs versus without according depending based'.split(
    ' ',
  ),
);
