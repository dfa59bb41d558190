import { bundleSize } from './bundle.ts';
import { installPeers, type Job, type Measured, measure, measurePushes } from './child.ts';

const K = 1000;
/** Kinds of texts that consist of one thing only, as no real answer does. */
const DENSE: Job['kind'][] = ['html', 'quotations', 'inline code', 'code blocks', 'nested lists', 'JSON data'];
const KINDS: Job['kind'][] = ['prose', 'calls', 'argument'];
const CHUNKS = [0, 64, 4, 1];
const SIZES = [16 * K, 64 * K, 256 * K, 1000 * K, 4000 * K];
/** `npm run bench -- protocol full` waits for the middleware's long argument, for minutes. */
const full = process.argv.includes('full');
/** Characters of the argument on which the middleware is measured for its target. */
const CAPPED = full ? 256 * K : 64 * K;
const CALLS_ONE_BY_ONE: Job = { kind: 'calls', chunk: 1, sizes: [1000 * K] };
const LONG_ARGUMENT: Job = { kind: 'argument', chunk: 4, sizes: [CAPPED] };

/** Programs that are measured. `longest`: expected milliseconds of a run from which on larger sizes are left out. */
const SUBJECTS: { name: string; longest: number; extra?: Job[] }[] = [
  { name: 'ours', longest: 20_000 },
  { name: 'bare loop', longest: 20_000 },
  { name: 'llmist', longest: 500, extra: [CALLS_ONE_BY_ONE] },
  { name: 'jsonriver', longest: 1500 },
  { name: 'streamparser', longest: 1500 },
  { name: 'middleware hermes', longest: 500, extra: [CALLS_ONE_BY_ONE, LONG_ARGUMENT] },
  { name: 'middleware qwen', longest: 500, extra: [LONG_ARGUMENT] },
];

const words: Record<number, string> = { 0: 'whole text', 64: '64 characters', 4: '4 characters', 1: 'one by one' };
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const speed = ({ characters, times }: Measured): number => characters / K / median(times);

class Table {
  private rows = new Map<string, Measured>();

  add(subject: string, measured: Measured[]): void {
    for (const one of measured) this.rows.set(`${subject} ${one.kind} ${one.chunk} ${one.size}`, one);
  }

  get(subject: string, kind: Job['kind'], chunk: number, size: number): Measured | undefined {
    return this.rows.get(`${subject} ${kind} ${chunk} ${size}`);
  }

  /** Factor by which we are faster than `other`. */
  faster(other: string, kind: Job['kind'], chunk: number, size: number): number {
    const [ours, theirs] = [this.get('ours', kind, chunk, size), this.get(other, kind, chunk, size)];
    return ours && theirs ? speed(ours) / speed(theirs) : Number.NaN;
  }

  /** The same for an argument in 4 characters of which the other was given only so much. */
  argumentBeside(other: string, size: number, theirSize: number): number {
    const [ours, theirs] = [this.get('ours', 'argument', 4, size), this.get(other, 'argument', 4, theirSize)];
    return ours && theirs ? speed(ours) / speed(theirs) : Number.NaN;
  }

  /** Median of the ratios of two sizes that were measured in turns. */
  growth(subject: string, kind: Job['kind'], chunk: number, from: number, to: number): number {
    const [small, large] = [this.get(subject, kind, chunk, from), this.get(subject, kind, chunk, to)];
    if (!small || !large) return Number.NaN;
    return median(large.times.map((time, run) => time / small.times[run]!));
  }
}

function print(table: Table): void {
  for (const kind of KINDS) {
    for (const chunk of CHUNKS) {
      console.log(`\n  ${kind}, ${words[chunk]}: MB/s at 16,000, 64,000, 256,000, 1 million and 4 million characters`);
      for (const { name } of SUBJECTS) {
        const measured = SIZES.map((size) => table.get(name, kind, chunk, size));
        if (measured.every((one) => one === undefined)) continue;
        const cells = measured.map((one) => (one ? speed(one).toPrecision(3) : '—').padStart(8)).join('');
        const largest = SIZES.findLast((_, index) => measured[index] !== undefined)!;
        const times = table.faster(name, kind, chunk, largest);
        console.log(
          `    ${name.padEnd(18)}${cells}${name === 'ours' ? '' : `   ours: ${times.toPrecision(3)} times as fast`}`,
        );
      }
    }
  }
  console.log(
    '\n  — was left out: at the growth seen, a run would have taken too long. JSON readers read the objects alone.',
  );
}

function target(what: string, value: number, limit: number, at: 'most' | 'least'): void {
  const met = at === 'most' ? value <= limit : value >= limit;
  console.log(`  ${met ? 'met   ' : 'MISSED'} ${what}: ${value.toPrecision(3)} (at ${at} ${limit})`);
  if (!met) process.exitCode = 1;
}

/**
 * The parser beside others and beside a bare loop, each in a process of its own and warmed alike. The bare loop takes the
 * chunks and adds them to a text: it looks at no letter.
 */
export async function protocol(): Promise<void> {
  installPeers();
  const table = new Table();
  const jobs = KINDS.flatMap((kind) => CHUNKS.map((chunk) => ({ kind, chunk, sizes: SIZES })));
  const dense = DENSE.map((kind) => ({ kind, chunk: 64, sizes: [1000 * K] }));
  for (const { name, longest, extra = [] } of SUBJECTS) {
    const more = ['ours', 'bare loop'].includes(name) ? dense : [];
    table.add(name, await measure(name, [...jobs, ...more, ...extra], longest));
  }
  print(table);
  console.log('');
  for (const chunk of CHUNKS) {
    for (const kind of KINDS) {
      target(
        `${kind}, ${words[chunk]}: time of 4 to 1 million characters`,
        table.growth('ours', kind, chunk, 1000 * K, 4000 * K),
        4.4,
        'most',
      );
    }
    target(
      `argument, ${words[chunk]}: time of 1,000,000 to 64,000`,
      table.growth('ours', 'argument', chunk, 64 * K, 1000 * K),
      18,
      'most',
    );
  }
  target(
    'a million characters with 200 calls one by one, beside hermes',
    table.faster('middleware hermes', 'calls', 1, 1000 * K),
    50,
    'least',
  );
  target('the same beside llmist', table.faster('llmist', 'calls', 1, 1000 * K), 4, 'least');
  // Its time grows with the square; taking it to grow with the length understates the ratio.
  const understated = full ? '' : ', taken from 64,000 as if it were linear,';
  for (const name of ['middleware hermes', 'middleware qwen']) {
    const times = table.argumentBeside(name, 256 * K, CAPPED);
    target(`an argument of 256,000 in 4 characters${understated} beside ${name}`, times, 500, 'least');
  }
  for (const kind of KINDS) {
    target(
      `${kind}, 64 characters, a million: time beside the bare loop`,
      1 / table.faster('bare loop', kind, 64, 1000 * K),
      6,
      'most',
    );
  }
  for (const kind of DENSE) {
    target(
      `nothing but ${kind}, 64 characters, a million: time beside the bare loop`,
      1 / table.faster('bare loop', kind, 64, 1000 * K),
      12,
      'most',
    );
  }
  for (const { kind, quick, ratio } of await measurePushes()) {
    target(`${kind}: percent of pushes of 64 under 0.2 ms`, quick * 100, 99.9, 'least');
    if (kind === 'argument' || kind === 'escapes')
      target(`${kind}: the push that completes the call, beside join and JSON.parse`, ratio, 3, 'most');
  }
  target('the room in KiB gzip, besides yaml', (await bundleSize()) / 1024, 32, 'most');
}
