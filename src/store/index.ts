import type { TagsPort, TrashPort } from '@/src/contract/ports.ts';
import type {
  ConversationRecords,
  GrantRecords,
  JournalRecords,
  PieceRecords,
  ProviderRecords,
  SettingsRecords,
  StatisticsRecords,
  TicketRecords,
} from '@/src/contract/records.ts';

/** Everything that is kept, one member for each kind of record. */
export interface Store {
  conversations: ConversationRecords;
  journal: JournalRecords;
  tickets: TicketRecords;
  grants: GrantRecords;
  pieces: PieceRecords;
  statistics: StatisticsRecords;
  settings: SettingsRecords;
  providers: ProviderRecords;
  tags: TagsPort;
  trash: TrashPort;
}
