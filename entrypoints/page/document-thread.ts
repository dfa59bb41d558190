import { runFileTask } from '@/src/tools/pages/files/file-task.ts';

globalThis.addEventListener('message', async ({ data }) => globalThis.postMessage(await runFileTask(data)), {
  once: true,
});
