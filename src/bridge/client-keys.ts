import type { Client } from '@/src/contract/client.ts';
import { toBase64 } from '@/src/text/base64.ts';
import { digestOf } from '@/src/text/digest.ts';

const prefix = 'or_';

const base64url = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** A new key for a program, of 256 random bits. It is shown once; only its hash is stored. */
export async function newKey(): Promise<{ key: string; hash: string }> {
  const key = prefix + base64url(crypto.getRandomValues(new Uint8Array(32)));
  return { key, hash: await digestOf(key) };
}

/** The program whose key is in the header `Authorization`; null if there is none. */
export async function clientOf(authorization: string | null, clients: readonly Client[]): Promise<Client | null> {
  const [, key] = /^Bearer\s+(\S+)$/i.exec(authorization ?? '') ?? [];
  if (key === undefined) return null;
  const hash = await digestOf(key);
  return clients.find((client) => client.hash === hash) ?? null;
}
