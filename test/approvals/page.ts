import { addressTasks } from './address-tasks.ts';
import type { Task } from './task.ts';

const names = ({ rounds }: Task) =>
  rounds
    .flatMap((round) => (Array.isArray(round) ? round : []))
    .map(({ name }) => `\`${name}\``)
    .join(', ');

/** The page about questions, from what the tasks came to. */
export function approvalsPage(tasks: Task[], questions: ReadonlyMap<string, number>): string {
  const counted = (n: number) => tasks.filter(({ says }) => questions.get(says) === n).length;
  const rows = tasks.map((task) => `| ${task.says} | ${names(task)} | ${questions.get(task.says)} | ${task.why} |`);
  const told = addressTasks.filter(({ says }) => questions.get(says)! > 0).map(({ says, why }) => `- ${says}: ${why}.`);
  const several = [...questions.values()].filter((n) => n > 1).length;
  return `# How often Outrigger asks

A question that comes too often is clicked away, so their number is held down by a test. It does ${tasks.length} everyday
requests with the real loop, gate and tools over a small library, says yes to every list as it is shown, and counts the
lists that one request brings up: none for ${counted(0)}, one for ${counted(1)}, more for ${several}.

Each request names the calls of a model that does it well. Several dangerous calls in one response stand together in one
list; a model that writes one call per response, as is the default, brings up one list for each of them. A page that was
read once in a chat can be read on without asking. What a yes may cover for longer stands in [safety](safety.md).

| Request | Calls | Questions | Why |
| --- | --- | --- | --- |
${rows.join('\n')}

## One question more, for what addresses tell

Opening a page tells its server something, and a bookmark that leads elsewhere is somebody else's door. So these requests,
about pages that the user knows, ask once where they would need no question otherwise:

${told.join('\n')}
`;
}
