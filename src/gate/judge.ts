import { callers } from '@/src/contract/call.ts';
import type { Clock, NewId, WithLock } from '@/src/contract/ports.ts';
import type { GrantRecords, PieceRecords, SettingsRecords } from '@/src/contract/records.ts';
import type { Piece, Policy } from '@/src/contract/run.ts';
import type { CallContext, Inverse, PlannedRow } from '@/src/contract/tool.ts';
import { type Decision, decide } from './decide.ts';
import { grantForRows, grantsForAddresses, holding } from './grants.ts';
import type { PlannedCall } from './planned-call.ts';
import type { AskedCall } from './preview.ts';
import { quoted, sourcesOf, taintOf } from './taint.ts';
import { typedAddresses } from './typed-text.ts';

export interface JudgePorts {
  grants: GrantRecords;
  pieces: PieceRecords;
  settings: SettingsRecords;
  /** Those of the addresses that stand, letter for letter, in an open tab, a bookmark or the history. */
  known(addresses: string[]): Promise<Set<string>>;
  /** What the user typed in this conversation. */
  typed(conversation: string): Promise<string>;
  /** Addresses of the pages that the user named: chips, variables, the tab in front when they sent. */
  named(conversation: string): Promise<string[]>;
  lock: WithLock;
  clock: Clock;
  newId: NewId;
  /** The browser session in which numbers of windows hold. */
  session(): Promise<string>;
}

type FoundPiece = Omit<Piece, 'conversation' | 'at'>;

const identityOf = ({ grade, source, page, text }: FoundPiece): string => JSON.stringify([grade, source, page, text]);

/** A planned call with the gate's answer; its rows carry the source of the texts of others that they stand in. */
export type Judged = AskedCall & { decision: Decision };

const valueRepair = (repair: string) => repair.startsWith('value:');

/** What a model does has no way back where its undoing is not offered; a command is the user's own word. */
const inverseFor = ({ final, inverse }: PlannedCall['tool'], { caller }: CallContext): Inverse =>
  final && callers[caller].byModel ? 'none' : inverse;

/** Address and title of a row, and what the call's arguments make of it. */
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

/** Gathers what the decision depends on from the records and the browser's state, and decides. */
export function createJudge(ports: JudgePorts) {
  const policyOf = async (tool: string): Promise<Policy | undefined> => (await ports.settings.get()).policies[tool];
  const piecesOf = async ({ conversation }: CallContext) =>
    conversation === null ? [] : ports.pieces.of(conversation);

  /** Those addresses that the user cannot be taken to know. */
  async function newOnes(addresses: string[], isTyped: (address: string) => boolean): Promise<string[]> {
    const others = addresses.filter((one) => !isTyped(one));
    if (others.length === 0) return [];
    const known = await ports.known(others);
    return others.filter((one) => !known.has(one));
  }

  async function judge({ call, tool, plan }: PlannedCall, context: CallContext): Promise<Judged> {
    const { conversation } = context;
    const [pieces, allGrants, policy, session] = await Promise.all([
      piecesOf(context),
      ports.grants.all(),
      policyOf(tool.name),
      ports.session(),
    ]);
    const taint = taintOf(pieces);
    // What was typed and named matters only beside texts of others.
    const isTyped = typedAddresses(conversation === null || taint === 'none' ? '' : await ports.typed(conversation));
    const newAddresses = taint === 'none' ? [] : await newOnes(plan.addresses ?? [], isTyped);
    // A call that sends data somewhere and does not say where sends it to an unknown address.
    const newAddress = newAddresses.length > 0 || (tool.egress === true && plan.addresses === undefined);
    const readsPage = tool.effect === 'read' && tool.untrusted === 'page';
    const named = conversation === null || taint !== 'page' || !readsPage ? [] : await ports.named(conversation);
    // What was read before is in the chat already: reading on in it brings in no other page.
    const open = new Set([...named, ...pieces.flatMap(({ page }) => page ?? [])]);
    const isNamed = ({ url }: PlannedRow) => url !== undefined && (open.has(url) || isTyped(url));

    const grants = holding(allGrants, tool.name, conversation);
    const hostGrants = grantsForAddresses(grants, newAddresses);
    const decision = decide({
      effect: tool.effect,
      inverse: inverseFor(tool, context),
      caller: context.caller,
      this: context.this === true && plan.rows.length === 1,
      plan: context.plan === true,
      policy,
      taint,
      newAddress,
      unnamedPage: taint === 'page' && readsPage && !plan.rows.every(isNamed),
      repaired: call.repairs.some(valueRepair),
      own: plan.ask ?? null,
      grant: grantForRows(grants, plan.rows, session)?.id ?? null,
      hostGrant: hostGrants?.[0]?.id ?? null,
    });
    return {
      call,
      tool,
      plan: { ...plan, rows: withSources(plan.rows, pieces) },
      decision,
      reason: decision.reason,
      grantable: decision.kind === 'ask' && decision.grantable,
      newAddresses,
      sources: taint === 'page' || newAddresses.length > 0 ? sourcesOf(pieces) : [],
    };
  }

  return {
    policyOf,
    judge,
    /** After which page texts a call of this context runs. Titles and addresses go before almost every call. */
    async sources(context: CallContext): Promise<string[]> {
      const pieces = await piecesOf(context);
      return taintOf(pieces) === 'page' ? sourcesOf(pieces) : [];
    },
    /** Notes the texts of others that enter a conversation, each once. */
    async record({ conversation }: Pick<CallContext, 'conversation'>, pieces: FoundPiece[]): Promise<void> {
      if (conversation === null || pieces.length === 0) return;
      const known = new Set((await ports.pieces.of(conversation)).map(identityOf));
      for (const piece of pieces) {
        if (known.has(identityOf(piece))) continue;
        known.add(identityOf(piece));
        await ports.pieces.add({ ...piece, conversation, at: ports.clock.now() });
      }
    },
    /** Notes a use; a grant that was revoked meanwhile stays so. */
    count: (grant: string): Promise<void> =>
      ports.lock('grants', async () => {
        const found = (await ports.grants.all()).find(({ id }) => id === grant);
        if (found) await ports.grants.put({ ...found, used: found.used + 1 });
      }),
    revokeGrant: (id: string): Promise<void> => ports.lock('grants', () => ports.grants.remove(id)),
  };
}
