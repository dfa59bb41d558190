import type { Json } from '@/src/contract/json.ts';
import type { CallView } from '@/src/contract/run.ts';
import type { LiveRow, ToolResult } from '@/src/contract/tool.ts';
import { fieldsOf } from './script/items.ts';
import { most } from './script/read-results.ts';
import type { Answer, Call, Listed } from './script/script.ts';
import { type Thing, thingsIn } from './script/things.ts';

/** Rows that a command would find or change. `total` includes rows that are not listed. */
export interface Shown {
  rows: LiveRow[];
  total: number;
}

/** A read with its result. */
export interface Looked {
  call: Call;
  result: ToolResult;
  view: CallView;
}

/** Number of rows shown before the command runs. */
const enough = 100;

/** Rows of the list that an answer is about: the last list that was read to be shown. */
export function rowsFound(looked: Looked[], { choice, chips, listless }: Answer): Shown {
  if (listless) return shown([], 0);
  if (choice) {
    const refs = chips.map(({ intent }) => fieldsOf(intent.slots.ref));
    return rowsNamed(
      refs.flatMap(({ kind, id }) => (kind === 'tab' ? [{ tab_id: id }] : [])),
      looked,
    );
  }
  const lists = looked.filter(
    ({ call, result, view }) =>
      call.arguments.limit !== most && Array.isArray(fieldsOf(result.data).items) && view.rows.length > 0,
  );
  const together = lists.filter(({ call }) => call.name === lists.at(-1)?.call.name);
  const rows = unique(together.flatMap(({ view }) => view.rows));
  return shown(rows, Math.max(rows.length, ...together.map(({ view }) => view.total)));
}

/** Rows for the ids in arguments of writes, taken from earlier reads. Unknown ids are left out. */
export function rowsNamed(args: unknown[], looked: Looked[]): Shown {
  const seen = new Map(looked.flatMap(thingsOf).map((thing) => [`${thing.kind} ${thing.id}`, thing]));
  const named = args.flatMap((each) => [...idsIn(each as Json)]);
  const rows = named.flatMap(({ kinds, id }): LiveRow[] => {
    const thing = kinds.map((kind) => seen.get(`${kind} ${id}`)).find((known) => known !== undefined);
    if (thing) return [thing];
    return kinds.includes('page') ? [{ kind: 'page', id, title: id, url: id }] : [];
  });
  return shown(unique(rows), new Set(named.map(({ kinds, id }) => `${kinds} ${id}`)).size);
}

const shown = (rows: LiveRow[], total: number): Shown => ({ rows: rows.slice(0, enough), total });

const unique = (rows: LiveRow[]): LiveRow[] => [...new Map(rows.map((row) => [`${row.kind} ${row.id}`, row])).values()];

/** Things in a result. The current tab is a result of its own and no list. */
function thingsOf({ result }: Looked): Thing[] {
  const { id, title, url, failed } = fieldsOf(result.data);
  const single: Thing[] =
    typeof id === 'number'
      ? [{ kind: 'tab', id: String(id), title: String(title), url: String(url), ...(failed === true && { failed }) }]
      : [];
  return [...single, ...thingsIn(result.data).flat()];
}

/** Fields of arguments that hold ids, and the kinds of things they may name. */
const fields = new Map<string, Listed['kind'][]>([
  ['tab_id', ['tab']],
  ['tab_ids', ['tab']],
  ['bookmark_id', ['bookmark']],
  ['bookmark_ids', ['bookmark']],
  ['session_id', ['session']],
  ['session_ids', ['closed', 'session']],
  ['urls', ['page']],
]);

function* idsIn(args: Json): Generator<{ kinds: Listed['kind'][]; id: string }> {
  if (typeof args !== 'object' || args === null) return;
  for (const [field, value] of Object.entries(args)) {
    const kinds = fields.get(field);
    const ids = Array.isArray(value) ? value : [value];
    if (kinds) for (const id of ids) yield { kinds, id: String(id) };
    else yield* idsIn(value);
  }
}
