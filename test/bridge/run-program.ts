import { spawn } from 'node:child_process';

export interface Finished {
  code: number | null;
  out: string;
  err: string;
}

/** Runs a program to its end in an environment of its own. */
export function runProgram(
  program: string,
  args: string[],
  env: Record<string, string>,
  input = '',
): Promise<Finished> {
  const child = spawn(program, args, { env: { PATH: process.env.PATH, ...env } });
  let out = '';
  let err = '';
  child.stdout.on('data', (data) => {
    out += data;
  });
  child.stderr.on('data', (data) => {
    err += data;
  });
  child.stdin.end(input);
  return new Promise((done) => child.on('close', (code) => done({ code, out, err })));
}
