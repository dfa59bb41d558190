import type { PieceRecords } from '@/src/contract/records.ts';
import type { Database } from './database.ts';

export function pieceRecords({ pieces }: Database): PieceRecords {
  return {
    async add(piece) {
      await pieces.add({ ...piece });
    },
    async of(conversation) {
      const rows = await pieces.where({ conversation }).toArray();
      return rows.map(({ order: _, ...piece }) => piece);
    },
    async remove(conversation) {
      await pieces.where({ conversation }).delete();
    },
  };
}
