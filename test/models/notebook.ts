import type { ReadTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { anyText } from '../fakes/any-text.ts';

const parameters = z.strictObject({ bookmark_id: z.string(), notes: z.string() });
type Arguments = z.infer<typeof parameters>;

/** The one tool that the product lacks and the calibration has: a value of many lines is where notations break. */
export function notebook(): { tool: ReadTool<Arguments>; of(id: string): string } {
  const written = new Map<string, string>();
  return {
    of: (id) => written.get(id) ?? '',
    tool: {
      name: 'set_notes',
      area: 'bookmarks',
      effect: 'read',
      inverse: 'none',
      holds: [],
      description: 'Writes notes into a bookmark, in place of those it has. They may have several lines.',
      parameters,
      async read({ bookmark_id, notes }) {
        written.set(bookmark_id, notes);
        return { saved: true };
      },
      sentence: () => anyText('notes'),
    },
  };
}
