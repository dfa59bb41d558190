import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { describe, expect, it } from 'vitest';
import { version } from '@/bridge/package.json';
import { builtHost } from './built-host.ts';
import { runProgram } from './run-program.ts';

const host = builtHost();

describe('the published program', () => {
  it('is a single file that needs only Node', () => {
    const text = readFileSync(host.file, 'utf8');
    expect(text).toMatch(/^#!\/usr\/bin\/env node\n/);
    const imported = [...text.matchAll(/^import .*?from "(.+?)";$/gm)].map(([, name]) => name!);
    expect(imported.length).toBeGreaterThan(5);
    expect(imported.filter((name) => !isBuiltin(name))).toEqual([]);
    expect(text).not.toMatch(/\b(require|import)\(|\beval\b|new Function|ZodError/);
  });

  it('prints its version and its usage', async () => {
    expect(await runProgram(process.execPath, [host.file, '--version'], {})).toMatchObject({
      code: 0,
      out: `${version}\n`,
    });
    const { code, out, err } = await runProgram(process.execPath, [host.file, '--help'], {});
    expect({ code, out }).toEqual({ code: 0, out: '' });
    for (const command of ['install', 'doctor', 'uninstall', 'mcp'])
      expect(err).toContain(`outrigger-bridge ${command}`);
  });

  it('ends quietly when started by a browser that sends nothing', async () => {
    expect(await runProgram(process.execPath, [host.file, 'chrome-extension://a/'], {})).toMatchObject({
      code: 0,
      out: '',
    });
  });
});
