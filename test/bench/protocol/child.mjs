/** Measures one subject: `node child.mjs <subject> <jobs as JSON>`; prints its times as JSON. */
import { subjects } from './subjects.mjs';
import { cut, textOf } from './texts.mjs';

const CALLS = { prose: 0, calls: 200, argument: 1, escapes: 1 };
/** Rounds of measuring. Programs whose times are compared with a limit get several; for the others one is enough. */
const ROUNDS = { ours: 9, 'bare loop': 5 };
/** Least milliseconds of one measurement, because the clock ticks in steps of several milliseconds. */
const LEAST = 100;
const [, , name, wanted] = process.argv;
const { notation, prepare } = subjects[name];
const { jobs, longest } = JSON.parse(wanted);
const read = await prepare();

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Milliseconds that this thread has worked: what else the machine does at the time is left out. */
function cpu() {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Milliseconds of one run, as the mean of enough runs for the clock. */
async function time(copies, kind) {
  const from = cpu();
  let runs = 0;
  do {
    const calls = await read(copies[runs % copies.length]);
    if (calls !== null && calls !== (CALLS[kind] ?? 0)) throw new Error(`${name} found ${calls} calls in ${kind}`);
    runs++;
  } while (cpu() - from < LEAST);
  return (cpu() - from) / runs;
}

const results = [];
for (const { kind, chunk, sizes } of jobs) {
  if (textOf(notation, kind, 16_000) === null) continue;
  const warm = [cut(textOf(notation, kind, 16_000), chunk)];
  for (let run = 0; run < 3; run++) await time(warm, kind);
  const samples = sizes.map((size) => {
    const text = textOf(notation, kind, size);
    // Read in turn, so that the processor's cache serves no size better than the largest. Of pieces, which are strings of
    // their own and so many times as large, a few copies do.
    const enough = Math.ceil(sizes.at(-1) / size);
    const copies = Array.from({ length: chunk === 0 ? enough : Math.min(enough, 4) }, () => cut(text, chunk));
    return { size, characters: text.length, copies, times: [] };
  });
  // The sizes take turns, so that a busy moment of the machine meets all of them.
  for (let round = 0; round < (ROUNDS[name] ?? 1); round++) {
    let before = null;
    for (const sample of samples) {
      // A program with quadratic time is not given the sizes that would take it minutes.
      const growth = before === null ? 0 : (sample.size / before.size) ** 2;
      if (before !== null && (before.times.length === 0 || median(before.times) * growth > longest)) continue;
      const took = await time(sample.copies, kind);
      sample.times.push(took);
      before = sample;
    }
  }
  for (const { size, characters, times } of samples) {
    if (times.length > 0) results.push({ kind, chunk, size, characters, times });
  }
}
console.log(JSON.stringify(results));
