import { isNameCode } from '../characters.ts';
import type { Scan } from './scan.ts';
import type { Step } from './source.ts';

/** Reads the rest of a control token from behind its first bar: `<|im_end|>`, `<｜User｜>`, `<|tool_response>`. */
export function* readControlToken(scan: Scan): Step<boolean> {
  const bar = scan.source.before();
  const inside = (code: number) => code !== bar && (isNameCode(code) || code === 32 || code === 47);
  // A pipe operator has blanks around it.
  if (!/^\S.*\S$/.test(yield* scan.while(inside, 40))) return false;
  yield* scan.match(String.fromCharCode(bar));
  return yield* scan.match('>');
}
