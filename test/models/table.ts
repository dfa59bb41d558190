import type { Tried } from './tried.ts';

const sum = (tries: Tried[], what: (tried: Tried) => number): number =>
  tries.reduce((total, one) => total + what(one), 0);
const percent = (part: number, whole: number): string => `${Math.round((100 * part) / whole)} %`;

/** Row by syntax, as Markdown: sorted by nothing, in the order in which they were measured. */
export function scoreTable(tries: Tried[]): string {
  const groups = Map.groupBy(
    tries,
    ({ row, syntax, constrained }) => `| ${row} | \`${syntax}\` | ${constrained ? 'yes' : ''}`,
  );
  return [
    '| model | syntax | held to shape | tasks | solved | with a call | repairs | errors | tokens a task | seconds a task |',
    '| --- | --- | --- | --: | --: | --: | --: | --: | --: | --: |',
    ...[...groups].map(([head, group]) => {
      const solved = sum(group, (one) => Number(one.solved));
      const called = sum(group, (one) => Number(one.called));
      const cells = [
        group.length,
        `${solved} (${percent(solved, group.length)})`,
        called,
        sum(group, ({ repairs }) => repairs),
        sum(group, ({ errors }) => errors),
        Math.round(sum(group, ({ tokens }) => tokens) / group.length),
        (sum(group, ({ time }) => time) / group.length / 1000).toFixed(1),
      ];
      return `${head} | ${cells.join(' | ')} |`;
    }),
  ].join('\n');
}

/** Markdown table of the number of solved tasks, by kind. */
export function kindTable(tries: Tried[], kindOf: (task: string) => string): string {
  const kinds = [...new Set(tries.map(({ task }) => kindOf(task)))];
  const groups = Map.groupBy(
    tries,
    ({ row, syntax, constrained }) => `| ${row} | \`${syntax}\` | ${constrained ? 'yes' : ''}`,
  );
  return [
    `| model | syntax | held to shape | ${kinds.join(' | ')} |`,
    `| --- | --- | --- | ${kinds.map(() => '--:').join(' | ')} |`,
    ...[...groups].map(([head, group]) => {
      const cells = kinds.map((kind) => {
        const these = group.filter(({ task }) => kindOf(task) === kind);
        return `${sum(these, ({ solved }) => Number(solved))} of ${these.length}`;
      });
      return `${head} | ${cells.join(' | ')} |`;
    }),
  ].join('\n');
}
