import type { ReadTool } from '@/src/contract/tool.ts';
import { somewhere } from '@/test/fakes/write-run.ts';

/** Runs a read as the registry does: arguments parsed, defaults filled in. */
export async function runRead<Arguments>(tool: ReadTool<Arguments>, args: unknown): Promise<unknown> {
  const { signal } = new AbortController();
  return tool.read(tool.parameters.parse(args), { ...somewhere, signal });
}
