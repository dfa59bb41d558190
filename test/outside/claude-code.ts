import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Finished, runProgram } from '@/test/bridge/run-program.ts';
import { answer, type ModelServer, startModelServer } from '@/test/fixtures/model-server.ts';
import { anthropicWire } from '@/test/fixtures/model-server-wires/anthropic.ts';
import { nodePackage } from './node-package.ts';

/** The same format under the address that Claude Code uses, with a query behind it. */
const wire = {
  ...anthropicWire,
  isChat: ({ method, path }: { method: string; path: string }) =>
    method === 'POST' && path.split('?')[0] === '/v1/messages',
};

interface Said {
  type: string;
  content?: unknown;
}

/** Results of tools in the messages of a request. */
const resultsIn = (messages: { content: unknown }[]): Said[] =>
  messages.flatMap(({ content }) => (Array.isArray(content) ? (content as Said[]) : [])).filter(isResult);
const isResult = ({ type }: Said): boolean => type === 'tool_result';

export interface ClaudeCode {
  /** Folder of `claude`, for the path. */
  folder: string;
  env: Record<string, string>;
  model: ModelServer;
  run(...args: string[]): Promise<Finished>;
  close(): Promise<void>;
}

/**
 * Claude Code in a home of its own. Its model calls this tool once and then says "Seen: " with what came; it is a server
 * of this machine, so no account is needed and nothing leaves it.
 */
export async function claudeCode(home: string, tool: string): Promise<ClaudeCode> {
  const files = await nodePackage('@anthropic-ai/claude-code@2.1.331');
  const folder = join(home, 'bin');
  await mkdir(folder, { recursive: true });
  const launcher = join(folder, 'claude');
  await writeFile(launcher, `#!/bin/sh\nexec '${process.execPath}' '${join(files, 'cli-wrapper.cjs')}' "$@"\n`);
  await chmod(launcher, 0o755);
  const model = await startModelServer({
    wire,
    replies(body) {
      const [came] = resultsIn(body.messages as { content: unknown }[]);
      if (came) return answer(`Seen: ${JSON.stringify(came.content)}`);
      return answer([{ type: 'call', id: 'toolu_1', name: tool, arguments: '{}' }], { finish: 'tool_calls' });
    },
  });
  const env = {
    HOME: home,
    ANTHROPIC_BASE_URL: model.origin,
    ANTHROPIC_API_KEY: 'sk-of-nobody',
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    DISABLE_AUTOUPDATER: '1',
  };
  return {
    folder,
    env,
    model,
    run: (...args) => runProgram(launcher, args, env),
    close: () => model.close(),
  };
}
