import { type Text, text } from '@/src/contract/text.ts';

/** Describes a repair of the parser such as `notation:trailing-comma`. */
export function repairName(repair: string): Text {
  const name = repair.slice(repair.indexOf(':') + 1).replaceAll('-', '_');
  return text('ui_repair', { name, plain: repair });
}
