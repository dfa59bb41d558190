import { type Text, text } from './text.ts';

/** The syntaxes that a model can be asked to use, by id, as the form names them: the room that knows them is loaded late. */
export const syntaxNames = [
  { id: 'json-block', label: 'JSON block' },
  { id: 'tool-call-tag', label: 'TOOL_CALL tag' },
  { id: 'bracket', label: 'Brackets' },
  { id: 'xml', label: 'XML tags' },
  { id: 'caret', label: 'Caret block' },
  { id: 'yaml', label: 'YAML' },
  { id: 'function-call', label: 'Function call' },
  { id: 'native', label: "The provider's own" },
];

/** A syntax as the user reads it. One that is none of these, such as a dialect, by its id. */
export const syntaxName = (id: string): Text => text('syntax_name', { id: id.replaceAll('-', '_'), plain: id });
