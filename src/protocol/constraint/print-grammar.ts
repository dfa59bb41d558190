import type { JsonSchema } from '@/src/contract/json.ts';
import type { CallForm } from '../scan/syntax.ts';
import type { CallShape } from './call-shape.ts';

/** Adds a rule with this body and gives its name. */
type Rule = (body: string) => string;

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

/** Shape of an answer as a GBNF grammar (llama.cpp and others): a call, or prose optionally followed by one. */
export function printGrammar(calls: readonly CallShape[], form: CallForm): string {
  if (calls.length === 0) return ['root ::= prose', ...shared].join('\n');
  const rules: string[] = [];
  const rule: Rule = (body) => {
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

function callBody({ tool, parameters }: CallShape, form: CallForm, rule: Rule): string {
  const first = form.first ? `${JSON.stringify(form.first[0])}: ${JSON.stringify(form.first[1])}, ` : '';
  const head = `${first}${JSON.stringify(form.name)}: ${JSON.stringify(tool)}, ${JSON.stringify(form.arguments)}: `;
  return `${literal(head)} ${objectRule(parameters, rule)}`;
}

/** Rule for an object: required entries in order, then any of the optional ones in order. */
function objectRule({ properties = {}, required = [] }: JsonSchema, rule: Rule): string {
  const entry = ([name, value]: [string, JsonSchema]) =>
    `${literal(`${JSON.stringify(name)}: `)} ${valueRule(value, rule)}`;
  const { must = [], may = [] } = Object.groupBy(Object.entries(properties), ([name]) =>
    required.includes(name) ? 'must' : 'may',
  );
  const needed = must.map(entry);
  const optional = may.map((one) => rule(entry(one)));
  const after = optional.map((one) => `(", " ${one})?`);
  if (needed.length > 0) return `"{" ${[needed.join(' ", " '), ...after].join(' ')} "}"`;
  const starts = optional.map((one, at) => [one, ...after.slice(at + 1)].join(' '));
  return starts.length === 0 ? '"{}"' : `"{" (${starts.join(' | ')})? "}"`;
}

function valueRule(shape: JsonSchema, rule: Rule): string {
  if (shape.enum) return `(${shape.enum.map((value) => literal(JSON.stringify(value))).join(' | ')})`;
  if (shape.properties) return objectRule(shape, rule);
  if (!shape.items) return `${shape.type}`;
  const items = rule(valueRule(shape.items, rule));
  return `"[" ${items} (", " ${items})* "]"`;
}

const literal = (text: string): string =>
  `"${text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('\t', '\\t')}"`;
