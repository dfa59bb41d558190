/** Words that need another word before or after them. */
export const hanging = new Set(
  'for to by about with under over per than as of from in on at into vs versus without according depending based'.split(
    ' ',
  ),
);
