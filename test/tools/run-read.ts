import type { ReadTool } from '@/src/contract/tool.ts';
import { somewhere } from '@/test/fakes/write-run.ts';

/** Runs a read as the registry does: arguments parsed, defaults filled in. */
export async function runRead<Arguments, Data>(tool: ReadTool<Arguments, Data>, args: unknown): Promise<Data> {
  const { signal } = new AbortController();
  return tool.read(tool.parameters.parse(args), { ...somewhere, signal });
}
