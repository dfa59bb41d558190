import type { ObjectKind, Slots } from '../frame/command-frame.ts';

/** A thing to do. `verbs`: as the rules of commands name it. A weak one yields to any other that is said. */
export interface Act {
  kind: 'act';
  verbs: string[];
  weak?: true;
  slots?: Slots;
  object?: ObjectKind;
}
/** A thing that is spoken of. A weak one may be passed over beside another. */
export interface Thing {
  kind: 'thing';
  object: ObjectKind;
  weak?: true;
}
export type Filter = { kind: 'filter'; slots: Slots };
/** The sentence is no order for a command. */
export type Sign = { kind: 'sign' };

export const act = (...verbs: string[]): Act => ({ kind: 'act', verbs });
export const weak = (...verbs: string[]): Act => ({ kind: 'act', verbs, weak: true });
export const thing = (object: ObjectKind): Thing => ({ kind: 'thing', object });
export const filter = (slots: Slots): Filter => ({ kind: 'filter', slots });
export const link = { kind: 'link' } as const;
export const adjective = { kind: 'adjective' } as const;
export const sign: Sign = { kind: 'sign' };
