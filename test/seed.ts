import fc from 'fast-check';

/** Property tests draw the same cases in every run; `SEED=7 npx vitest run` draws others. */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 20_261_121) });
