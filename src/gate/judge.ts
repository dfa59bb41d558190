import { callers } from '@/src/contract/call.ts';
import type { SessionPorts } from '@/src/contract/ports.ts';
import type {
  ClientRecords,
  GrantRecords,
  JournalRecords,
  PieceRecords,
  SettingsRecords,
} from '@/src/contract/records.ts';
import type { Piece, Policy } from '@/src/contract/run.ts';
import { type CallContext, type Inverse, type PlannedRow, ToolError } from '@/src/contract/tool.ts';
import { type RightsFacts, rightsRefusal } from './client-rights.ts';
import { type Decision, decide, type Taint } from './decide.ts';
import { type GrantUse, grantForRows, grantsForAddresses, holding } from './grants.ts';
import { type Acquaintance, type AddressRecord, acquaintance, counted, strangeAddresses } from './known-address.ts';
import type { PlannedCall } from './planned-call.ts';
import type { AskedCall } from './preview.ts';
import { quoted, sourcesOf, taintOf, worst } from './taint.ts';
import { type EarlierRow, pendingRows, turnRows } from './turn-rows.ts';

export interface JudgePorts extends SessionPorts {
  grants: GrantRecords;
  clients: Pick<ClientRecords, 'get'>;
  pieces: PieceRecords;
  settings: SettingsRecords;
  journal: Pick<JournalRecords, 'page'>;
  /** The given addresses that occur exactly in the browser, the reading list or a session that the user saved. */
  known(addresses: string[]): Promise<Map<string, AddressRecord>>;
  typed(conversation: string): Promise<string>;
  /** Addresses of the pages that the user named: by chips, variables, or as the front tab when sending. */
  named(conversation: string): Promise<string[]>;
}

type FoundPiece = Omit<Piece, 'conversation' | 'at'>;

const identityOf = ({ grade, source, page, text }: FoundPiece): string => JSON.stringify([grade, source, page, text]);

/** A planned call with the gate's decision. Each row has the source of the texts of others that contain its words. */
export type Judged = AskedCall & {
  decision: Decision;
  uses: GrantUse[];
};

/** Number of opened tabs in a turn above which the gate asks. */
const mostTabs = 25;

/** The most dangerous text that the caller may have read. For an outside program it is unknown. */
const taintIn = (pieces: Piece[], { caller }: CallContext): Taint =>
  worst(taintOf(pieces), callers[caller].outside ? 'label' : 'none');

const valueRepair = (repair: string) => repair.startsWith('value:');

/** The inverse for the decision: `none` if a model acts and undo is not offered. */
const inverseFor = ({ final, inverse }: PlannedCall['tool'], { caller }: CallContext): Inverse =>
  final && callers[caller].byModel ? 'none' : inverse;

/** The address and title of a row, and its words from the call's arguments. */
const wordsOf = ({ url, sets, title, becomes }: PlannedRow): string[] =>
  [url, sets, title, ...Object.values(becomes?.params ?? {}).flat()].filter((one) => typeof one === 'string');

const withSources = (rows: PlannedRow[], pieces: Piece[]): PlannedRow[] => {
  const sourceOf = quoted(pieces);
  return rows.map((row) => {
    const source = wordsOf(row)
      .values()
      .map(sourceOf)
      .find((one) => one !== undefined);
    return source === undefined ? row : { ...row, source };
  });
};

export function createJudge(ports: JudgePorts) {
  const policyOf = async (tool: string): Promise<Policy | undefined> => (await ports.settings.get()).policies[tool];
  const piecesOf = async ({ conversation }: CallContext) =>
    conversation === null ? [] : ports.pieces.of(conversation);

  /** Finds out how the user knows the addresses of a call, and which addresses its turn has opened. */
  async function acquainted(pieces: Piece[], context: CallContext, addresses: string[]): Promise<Acquaintance> {
    const { conversation } = context;
    const taint = taintIn(pieces, context);
    // Typed, named and visited addresses only matter if there are texts of others in the chat.
    if (taint === 'none' || conversation === null) return acquaintance(taint, pieces, '', [], new Map());
    const [typed, named, known] = await Promise.all([
      ports.typed(conversation),
      ports.named(conversation),
      addresses.length > 0 ? ports.known([...new Set(addresses)]) : new Map<string, AddressRecord>(),
    ]);
    return acquaintance(taint, pieces, typed, named, known);
  }

  /** Decides about a call. `before`: earlier calls that are decided together with it. */
  async function judge(planned: PlannedCall, context: CallContext, before: PlannedCall[] = []): Promise<Judged> {
    const { call, tool, plan } = planned;
    const { conversation } = context;
    const [pieces, allGrants, policy, session] = await Promise.all([
      piecesOf(context),
      ports.grants.all(),
      policyOf(tool.name),
      ports.session(),
    ]);
    const taint = taintIn(pieces, context);
    const grants = holding(allGrants, tool.name, context);
    const openings = plan.rows.flatMap(({ opens = [] }) => opens);
    // Reading the rows of the turn, which may be thousands, is skipped if nothing depends on them.
    const earlier: EarlierRow[] =
      openings.length > 0 || grants.length > 0
        ? [...(await turnRows(ports.journal, context)), ...pendingRows(before, session)]
        : [];
    const opened = earlier.flatMap(({ row }) => row.opens ?? []);
    const addresses = [...openings, ...opened].map(({ url }) => url);
    const about = await acquainted(pieces, context, [...addresses, ...(plan.addresses ?? [])]);
    const { set, strange, fresh } = strangeAddresses(plan, opened, about);
    const tabs = [...counted(opened, taint), ...counted(openings, taint)].length;

    const readsPage = tool.effect === 'read' && tool.untrusted === 'page';
    const named = conversation === null || taint !== 'page' || !readsPage ? [] : await ports.named(conversation);
    // A page whose text is in the chat already counts as named: reading on in it brings in no new page.
    const open = new Set([...named, ...pieces.flatMap(({ page }) => page ?? [])]);
    const isNamed = ({ url }: PlannedRow) => url !== undefined && (open.has(url) || about.isTyped(url));

    const rowGrant = grantForRows(grants, plan.rows, session, earlier);
    const hostGrants = grantsForAddresses(grants, strange, earlier);
    // A call that sends data without naming the address counts as one to an unknown address.
    const unsaid = tool.egress === true && plan.addresses === undefined;
    const decision = decide({
      effect: tool.effect,
      inverse: inverseFor(tool, context),
      caller: context.caller,
      this: context.this === true && plan.rows.length === 1,
      plan: context.plan === true,
      policy,
      standing: tool.server !== undefined,
      taint,
      newAddress: fresh || unsaid ? 'fresh' : strange.length > 0 ? 'more' : null,
      setsAddress: set.length > 0,
      manyTabs: openings.length > 0 && tabs > mostTabs,
      unnamedPage: taint === 'page' && readsPage && !plan.rows.every(isNamed),
      repaired: call.repairs.some(valueRepair),
      own: plan.ask ?? null,
      grant: rowGrant?.grant.id ?? null,
      hostGrant: hostGrants?.[0]?.grant.id ?? null,
    });
    const newAddresses = [...set, ...strange];
    const used = decision.kind === 'allow' ? decision.grant : undefined;
    const covering = [
      ...(strange.length > 0 ? (hostGrants ?? []) : []),
      ...(rowGrant?.grant.id === used ? [rowGrant] : []),
    ].filter((use) => use !== null);
    return {
      call,
      tool,
      plan: { ...plan, rows: withSources(plan.rows, pieces) },
      decision,
      uses: used === undefined ? [] : [...new Map(covering.map((use) => [use.grant.id, use])).values()],
      reason: decision.reason,
      grantable: decision.kind === 'ask' && decision.grantable,
      newAddresses,
      sources: taint === 'page' || newAddresses.length > 0 ? sourcesOf(pieces) : [],
    };
  }

  /** The error that forbids each tool in this context; null for a tool that may run. */
  async function refusals(
    tools: RightsFacts[],
    { client }: Pick<CallContext, 'client'>,
  ): Promise<(ToolError | null)[]> {
    const [{ policies }, known] = await Promise.all([
      ports.settings.get(),
      client ? ports.clients.get(client.id) : null,
    ]);
    return tools.map((tool) => {
      if (policies[tool.name] === 'off') return new ToolError('off', `The user has switched ${tool.name} off.`);
      const words = client && rightsRefusal(tool, known);
      return words ? new ToolError('off', words) : null;
    });
  }

  return {
    policyOf,
    refusals,
    refusal: async (tool: RightsFacts, context: Pick<CallContext, 'client'>): Promise<ToolError | null> =>
      (await refusals([tool], context))[0] ?? null,
    judge,
    /** The sources of page texts before a call. Titles and addresses, which almost every call has, do not count. */
    async sources(context: CallContext): Promise<string[]> {
      const pieces = await piecesOf(context);
      return taintOf(pieces) === 'page' ? sourcesOf(pieces) : [];
    },
    /** Records the texts of others that enter a conversation, each once. */
    async record({ conversation }: Pick<CallContext, 'conversation'>, pieces: FoundPiece[]): Promise<void> {
      if (conversation === null || pieces.length === 0) return;
      const known = new Set((await ports.pieces.of(conversation)).map(identityOf));
      for (const piece of pieces) {
        if (known.has(identityOf(piece))) continue;
        known.add(identityOf(piece));
        await ports.pieces.add({ ...piece, conversation, at: ports.clock.now() });
      }
    },
    /** Records the use of grants. One that was revoked meanwhile stays revoked. */
    count: (uses: GrantUse[]): Promise<void> =>
      ports.lock('grants', async () => {
        const all = await ports.grants.all();
        for (const { grant, items } of uses) {
          const found = all.find(({ id }) => id === grant.id);
          if (found) await ports.grants.put({ ...found, used: found.used + 1, spent: (found.spent ?? 0) + items });
        }
      }),
    revokeClientGrants: (client: string): Promise<void> =>
      ports.lock('grants', async () => {
        for (const grant of await ports.grants.all()) if (grant.client === client) await ports.grants.remove(grant.id);
      }),
    revokeGrant: (id: string): Promise<void> => ports.lock('grants', () => ports.grants.remove(id)),
  };
}
