import type { Area } from '@/src/contract/tool.ts';
import type { Scene } from '@/test/contracts/scene.ts';
import type { FakePorts } from '@/test/fakes/ports.ts';

type Arguments = Record<string, unknown>;

/** One tool in a small world. */
export interface ToolCase {
  tool: string;
  scene: Scene;
  valid: Arguments;
  /** For lists: arguments that find nothing in this scene, just as `valid` finds nothing in an empty one. */
  empty?: Arguments;
  /** For lists: number of items that exist in every real browser. */
  always?: number;
  /** For writes: a call of the model needs a confirmation, although it destroys no row. */
  asks?: true;
  /** Arguments that the schema refuses. An unknown parameter is always tried too. */
  invalid: Arguments[];
  /**
   * Arguments that the schema accepts and that name what is not in this scene or may not be done: the code of the
   * `ToolError`, and the similar thing that it names.
   */
  wrong?: { args: Arguments; code: string; near?: string }[];
}

export interface AreaCases {
  area: Area;
  /**
   * State that tools of the area may change, or a promise of it, without values that must differ (ids of restored
   * items).
   */
  look(ports: FakePorts): unknown;
  cases: ToolCase[];
}
