import { parseArgs } from 'node:util';
import { syntaxNames } from '@/src/contract/protocol.ts';
import { type Task, tasks } from './tasks/index.ts';

export interface Options {
  baseUrl: string;
  model: string;
  key: string | null;
  /** The row of the table. */
  row: string;
  syntaxes: string[];
  tasks: Task[];
  /** Tokens. */
  context: number;
  maxOutput: number;
  out: string | null;
  /** Answers are held to their shape, on a server that can do it. */
  constrained: boolean;
  /** Tells what was sent and what came back. */
  verbose: boolean;
}

export const usage = `npm run models -- --base-url http://127.0.0.1:11434/v1 --model NAME

  --key KEY          the server's key, where it asks for one
  --syntax a,b       ${syntaxNames.map(({ id }) => id).join(', ')}; default: all but native
  --tasks a,b        ids of tasks, or how they begin; default: all ${tasks.length}
  --context N        the model's context in tokens (8192)
  --max-output N     tokens of one answer (400)
  --as NAME          the name in the table; what was measured under it before is not measured again
  --out FILE         writes the tables there
  --constrained      answers are held to their shape (a server of llama.cpp)
  --verbose          prints what is said

To serve a small model here: node test/models/serve/serve.ts smollm2-135m 8000`;

/** Reads the arguments of the command line. Throws an error whose message is a sentence for the user. */
export function optionsFrom(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      'base-url': { type: 'string' },
      model: { type: 'string' },
      key: { type: 'string' },
      syntax: { type: 'string' },
      tasks: { type: 'string' },
      context: { type: 'string', default: '8192' },
      'max-output': { type: 'string', default: '400' },
      as: { type: 'string' },
      out: { type: 'string' },
      constrained: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
    },
  });
  const { 'base-url': baseUrl, model, key = null, out = null, verbose, constrained } = values;
  if (!baseUrl || !model) throw new Error('--base-url and --model are needed.');
  return {
    baseUrl,
    model,
    key,
    row: values.as ?? model,
    syntaxes: syntaxesFrom(values.syntax),
    tasks: tasksFrom(values.tasks),
    context: count('--context', values.context),
    maxOutput: count('--max-output', values['max-output']),
    out,
    constrained,
    verbose,
  };
}

function syntaxesFrom(given: string | undefined): string[] {
  const known = syntaxNames.map(({ id }): string => id);
  const wanted = given?.split(',') ?? known.filter((id) => id !== 'native');
  const odd = wanted.filter((id) => !known.includes(id));
  if (odd.length > 0) throw new Error(`There is no syntax ${odd.join(', ')}. There are: ${known.join(', ')}.`);
  return wanted;
}

function tasksFrom(given: string | undefined): Task[] {
  const wanted = given?.split(',') ?? [''];
  const odd = wanted.filter((start) => !tasks.some(({ id }) => id.startsWith(start)));
  if (odd.length > 0) throw new Error(`No task begins with ${odd.join(', ')}.`);
  return tasks.filter(({ id }) => wanted.some((start) => id.startsWith(start)));
}

function count(name: string, given: string): number {
  const number = Number(given);
  if (!Number.isInteger(number) || number < 1) throw new Error(`${name} has to be a whole number above 0.`);
  return number;
}
