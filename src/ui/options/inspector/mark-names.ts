import { syntaxName } from '@/src/contract/protocol.ts';
import { type MessageKey, type Text, text, toolName } from '@/src/contract/text.ts';
import { repairName } from '../../parts/repair-name.ts';
import type { Mark, MarkType } from './read-reply.ts';

export const markNames: Record<MarkType, MessageKey> = {
  text: 'options_part_text',
  reasoning: 'ui_reasoning',
  call: 'options_part_call',
  'call-error': 'ui_call_error',
  markup: 'options_inspector_markup',
  unread: 'options_inspector_unread',
};

/** Describes a parsed part in one line. */
export function markText(mark: Mark): Text {
  const { type, start, end, name, syntax = '', repairs = [], beside } = mark;
  const what = text(markNames[type]);
  const where = beside ? text('options_inspector_beside') : text('options_inspector_span', { start, end });
  if (name === undefined) return text('options_inspector_mark', { what, where });
  const params = { what, where, name: type === 'call' ? toolName(name) : name, syntax: syntaxName(syntax) };
  return repairs.length > 0
    ? text('options_inspector_mended', { ...params, repairs: repairs.map(repairName) })
    : text('options_inspector_named', params);
}
