import type { Json } from '@/src/contract/json.ts';
import type { CallForm } from '../scan/syntax.ts';
import type { CallShape, FieldShape, ValueShape } from './call-shape.ts';

/** Rules of every grammar. Lines of prose contain no character that could begin a call. */
const shared = [
  `prose ::= line ("\\n"+ line)*`,
  `line ::= [^ \\t\\n\`~<>{[|^\\\\] mark*`,
  `mark ::= [^\\n\`~<>{[|\\\\]`,
  `string ::= "\\"" char+ "\\""`,
  `char ::= [^"\\\\\\x7F\\x00-\\x1F] | "\\\\" (["\\\\/bfnrt] | "u" [0-9a-fA-F] [0-9a-fA-F] [0-9a-fA-F] [0-9a-fA-F])`,
  `integer ::= "-"? ("0" | [1-9] [0-9]{0,14})`,
  `number ::= integer ("." [0-9]{1,15})?`,
  `boolean ::= "true" | "false"`,
];

/**
 * Shape of an answer as a GBNF grammar (llama.cpp and others): a call, or prose optionally followed by one. Values are
 * written so that their parser needs no repair.
 */
export function printGrammar(calls: readonly CallShape[], form: CallForm): string {
  if (calls.length === 0) return ['root ::= prose', ...shared].join('\n');
  const rules: string[] = [];
  const rule = (body: string): string => {
    const name = `r${rules.length}`;
    rules.push(`${name} ::= ${body}`);
    return name;
  };
  const alternatives = calls.map((call) => rule(callBody(call, form, rule)));
  return [
    'root ::= call | prose ("\\n\\n" call)?',
    `call ::= ${literal(`${form.open}{`)} (${alternatives.join(' | ')}) ${literal(`}${form.close}`)}`,
    ...rules,
    ...shared,
  ].join('\n');
}

function callBody({ tool, fields }: CallShape, form: CallForm, rule: (body: string) => string): string {
  const first = form.first ? `${JSON.stringify(form.first[0])}: ${JSON.stringify(form.first[1])}, ` : '';
  const head = `${first}${JSON.stringify(form.name)}: ${JSON.stringify(tool)}, ${JSON.stringify(form.arguments)}: `;
  return `${literal(head)} ${objectRule(fields, rule)}`;
}

/** Rule for an object: required entries in order, then any of the optional ones in order. */
function objectRule(fields: readonly FieldShape[], rule: (body: string) => string): string {
  const entry = ({ name, value }: FieldShape) => `${literal(`${JSON.stringify(name)}: `)} ${valueRule(value, rule)}`;
  const required = fields.filter((field) => field.required).map(entry);
  const optional = fields.filter((field) => !field.required).map((field) => rule(entry(field)));
  const rest = (from: number): string =>
    optional
      .slice(from)
      .map((one) => `(", " ${one})?`)
      .join(' ');
  if (required.length > 0) return `"{" ${[required.join(' ", " '), rest(0)].filter(Boolean).join(' ')} "}"`;
  const starts = optional.map((one, at) => `${one} ${rest(at + 1)}`.trim());
  return starts.length === 0 ? '"{}"' : `"{" (${starts.join(' | ')})? "}"`;
}

function valueRule(shape: ValueShape, rule: (body: string) => string): string {
  switch (shape.type) {
    case 'one-of':
      return `(${shape.values.map((value: Json) => literal(JSON.stringify(value))).join(' | ')})`;
    case 'list': {
      const items = rule(valueRule(shape.items, rule));
      return `"[" ${items} (", " ${items})* "]"`;
    }
    case 'object':
      return objectRule(shape.fields, rule);
    default:
      return shape.type;
  }
}

/** A text as GBNF writes it. */
const literal = (text: string): string =>
  `"${text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('\t', '\\t')}"`;
