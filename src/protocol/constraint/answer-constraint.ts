import type { JsonSchema } from '@/src/contract/json.ts';
import type { Protocol } from '@/src/contract/protocol.ts';
import type { CallForm } from '../scan/syntax.ts';
import { fullSyntax } from '../syntax-registry.ts';
import { type CallShape, callShapes, objectShape } from './call-shape.ts';
import { printGrammar } from './print-grammar.ts';

/** The shape of a small model's answer: prose, then at most one valid call. Loaded apart: few servers use it. */
export const answerConstraint: NonNullable<Protocol['constraint']> = async (syntax, tools, seen) => {
  const { callForm: form } = fullSyntax(syntax);
  if (!form) return null;
  const calls = callShapes(tools, seen);
  const schema = { anyOf: [{ type: 'string' }, ...calls.map((call) => callSchema(call, form))] };
  // With a schema the whole answer is JSON, so a bare object must be a call in this syntax.
  return { grammar: printGrammar(calls, form), ...(form.alone && { schema }) };
};

function callSchema({ tool, parameters }: CallShape, form: CallForm): JsonSchema {
  const first = form.first ? { [form.first[0]]: { const: form.first[1] } } : {};
  return objectShape({ ...first, [form.name]: { const: tool }, [form.arguments]: parameters });
}
