import { createElement, Fragment } from 'react';
import type { Text } from '@/src/contract/text.ts';
import { cleanForeign } from '@/src/i18n/index.ts';
import { useI18n } from './services-context.tsx';

/** Text of others (title, address): cleaned, with its direction isolated. */
export function ForeignText({ children, className }: { children: string; className?: string }) {
  return (
    <bdi className={className} dir="auto">
      {cleanForeign(children)}
    </bdi>
  );
}

/** Message whose string parameters are isolated, since they may be text of others. */
export function Said({ text }: { text: Text }) {
  const pieces = useI18n().pieces(text);
  const nodes = pieces.map((piece) => (typeof piece === 'string' ? piece : createElement('bdi', null, piece.text)));
  return createElement(Fragment, null, ...nodes);
}
