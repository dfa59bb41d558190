import { toolClient } from '@/src/chat/turn/call-tool.ts';
import type { LiveRow } from '@/src/contract/tool.ts';
import { useServices } from './services-context.tsx';
import { useStored } from './use-stored.ts';

/** Rows that a list tool gives; read again when the arguments change, with the old rows kept until then. */
export function useToolRows(name: string, args: Record<string, string | number>): LiveRow[] {
  const services = useServices();
  const rows = useStored(
    async (signal) => {
      const end = await toolClient(services)({ name, arguments: args }, { peek: true, signal });
      if (end.kind === 'result' && end.result.success) return end.view.rows;
      throw new Error(end.kind);
    },
    { key: JSON.stringify(args) },
  );
  return rows ?? [];
}
