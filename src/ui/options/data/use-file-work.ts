import { useState } from 'react';
import type { ArchiveRun } from '@/src/contract/archive.ts';

/** Running work on a file, or null. `run` hands its work a progress callback and a signal. */
export function useFileWork() {
  const [underWay, setUnderWay] = useState<{ done: number; total: number; stop(): void } | null>(null);
  async function run<T>(work: (run: ArchiveRun) => Promise<T>): Promise<T> {
    const stopping = new AbortController();
    const progress = (done: number, total: number) => setUnderWay({ done, total, stop: () => stopping.abort() });
    progress(0, 0);
    try {
      return await work({ signal: stopping.signal, progress });
    } finally {
      setUnderWay(null);
    }
  }
  return { underWay, run };
}
