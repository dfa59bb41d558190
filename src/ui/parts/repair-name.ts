import { type Text, text } from '@/src/contract/text.ts';

/** What the parser mended in a call, such as `notation:trailing-comma`, as a person reads it. */
export function repairName(repair: string): Text {
  const name = repair.slice(repair.indexOf(':') + 1).replaceAll('-', '_');
  return text('ui_repair', { name, plain: repair });
}
