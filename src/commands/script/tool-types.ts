import type { ToolTable } from '@/src/tools/index.ts';

type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : '';

type Made<Make> = Make extends (ports: never) => infer Tool ? Tool : never;

/** Result types of the reading tools, by name. */
type Reads = {
  [Key in keyof ToolTable as Made<ToolTable[Key]> extends { effect: 'read' } ? Snake<Key> : never]: Made<
    ToolTable[Key]
  > extends { read(args: never, context: never): Promise<infer Data> }
    ? Data
    : never;
};

export type ToolName = Snake<keyof ToolTable>;

/** Names of the tools that only look. A preview runs these and no others. */
export type Looking = keyof Reads;

/** A row of the list that a tool gives. */
export type RowOf<Name extends Looking> = Reads[Name] extends { items: (infer Row)[] } ? Row : never;
