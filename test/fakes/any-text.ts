import type { Text } from '@/src/contract/text.ts';

/** A text whose key is no message. */
export const anyText = (key: string, params?: Text['params']): Text => (params ? { key, params } : { key });
