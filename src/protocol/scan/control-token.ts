import { BAR, isNameCode, plainSpelling } from '../text/characters.ts';
import type { Scan } from './scan.ts';
import type { Step } from './source.ts';

/** Reads the rest of a control token after its first bar: `<|im_end|>`, `<｜User｜>`, `<|tool_response>`. */
export function* readControlToken(scan: Scan): Step<boolean> {
  const inside = (code: number) =>
    plainSpelling(code) !== BAR && (isNameCode(code) || code === 32 || code === 47 || code === 58);
  // A pipe operator has blanks around it, a token has not.
  if (!/^\S.*\S$/.test(yield* scan.while(inside, 40))) return false;
  yield* scan.while((code) => plainSpelling(code) === BAR, 2);
  return yield* scan.match('>');
}
