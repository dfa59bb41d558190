import type { PieceRecords } from '@/src/contract/records.ts';
import { omit } from '@/src/text/omit.ts';
import { type Database, ofConversation } from './database.ts';
import { isPiece } from './validate-records.ts';

export function pieceRecords(db: Database): PieceRecords {
  const { pieces } = db;
  return {
    async add(piece) {
      await ofConversation(db, pieces, piece.conversation, () => pieces.add({ ...piece }));
    },
    async of(conversation) {
      const rows = await pieces.where({ conversation }).toArray();
      // The text of a damaged record is unknown, so it gets the most dangerous grade.
      return rows.map((row) =>
        isPiece(row) ? omit(row, 'order') : { conversation, at: 0, grade: 'page', source: '?', text: '' },
      );
    },
    async remove(conversation) {
      await pieces.where({ conversation }).delete();
    },
  };
}
