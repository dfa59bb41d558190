import type { Area } from '@/src/contract/tool.ts';
import type { Scene } from '@/test/contracts/scene.ts';
import type { FakePorts } from '@/test/fakes/ports.ts';

type Arguments = Record<string, unknown>;

/** One tool in a small world. */
export interface ToolCase {
  tool: string;
  scene: Scene;
  valid: Arguments;
  /** Of a list: finds nothing in this world, as `valid` finds nothing in an empty one. */
  empty?: Arguments;
  /** Of a list: so many are in every real browser. */
  always?: number;
  /** Of a write: a model is asked, though no row is destroyed. */
  asks?: true;
  /** Refused by the schema; an unknown parameter is always tried too. */
  invalid: Arguments[];
  /** Right in form and wrong in this world: the code of the `ToolError`, and what it names as near. */
  wrong?: { args: Arguments; code: string; near?: string }[];
}

export interface AreaCases {
  area: Area;
  /** Everything that a tool of the area could change (or a promise of it), without what must (ids of what was made anew). */
  look(ports: FakePorts): unknown;
  cases: ToolCase[];
}
