/**
 * Drives the parser's five promises with text made of everything that every notation knows, for as long as you like:
 * `npm run fuzz -- --minutes 5` (and `--seed 7` to begin where an earlier run stopped). A finding is printed
 * in its smallest form; it belongs into a file of `test/fixtures/protocol`.
 */
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { faults, slowness } from './fuzz-checks.ts';
import { fuzzCase, longText } from './fuzz-text.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string' }, seed: { type: 'string' } } });
const until = Date.now() + Number(values.minutes ?? 5) * 60_000;
const batch = 200;
let seed = Number(values.seed ?? Date.now() % 1_000_000);
let cases = 0;
const findings = new Map<string, string>();

for (; Date.now() < until; seed++) {
  // Told beforehand, so that a text on which the parser hangs can be found again.
  if (process.stdout.isTTY) process.stdout.write(`\rseed ${seed}, ${cases} cases, ${findings.size} findings `);
  note(
    fc.check(
      fc.property(fuzzCase, (one) => faults(one)[0] === undefined),
      { seed, numRuns: batch },
    ),
    (one) => {
      const [fault] = faults(one);
      return `${fault}\n${JSON.stringify(one)}`;
    },
  );
  note(
    fc.check(
      fc.property(longText, (one) => slowness(one) === null),
      { seed, numRuns: 2 },
    ),
    (one) => {
      return `${slowness(one)}\n${JSON.stringify(one)}`;
    },
  );
  cases += batch + 2;
}
process.stdout.write(`\n${cases} cases up to seed ${seed}, ${findings.size} findings\n`);
process.exitCode = findings.size > 0 ? 1 : 0;

/** Prints a failure, once for each kind. */
function note<Case>(run: fc.RunDetails<[Case]>, describe: (one: Case) => string): void {
  if (!run.failed || run.counterexample === null) return;
  const text = describe(run.counterexample[0]);
  // A slow moment of the machine, which does not come back.
  if (text.startsWith('null')) return;
  const kind = text.replace(/\d+/g, '0').split('\n')[0]!.slice(0, 80);
  if (findings.has(kind)) return;
  findings.set(kind, text);
  process.stdout.write(`\nseed ${seed}: ${text}\n`);
}
