import { type Text, text } from '@/src/contract/text.ts';

const kilobyte = 1_000;

/** Size of a file in kB or MB. */
export function bytesText(bytes: number): Text {
  const megabytes = bytes / kilobyte ** 2;
  if (megabytes < 1) return text('ui_file_bytes', { n: Math.ceil(bytes / kilobyte), unit: 'kb' });
  return text('ui_file_bytes', {
    n: megabytes < 10 ? Math.round(megabytes * 10) / 10 : Math.round(megabytes),
    unit: 'mb',
  });
}
