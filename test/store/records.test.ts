import 'fake-indexeddb/auto';
import { openStore } from '@/src/store/index.ts';
import { recordsContract } from '@/test/contracts/records.ts';
import { fakeRecords } from '@/test/fakes/records.ts';

let databases = 0;

recordsContract('the database', (options) => openStore({ name: `records-${databases++}`, ...options }));
recordsContract('the fakes', fakeRecords);
