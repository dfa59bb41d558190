import { fromBase64, toBase64 } from '@/src/text/base64.ts';

/** Encrypts keys with AES-GCM and a secret that PBKDF2 derives from a passphrase. Bytes are in base64. */

export interface Sealed {
  iv: string;
  data: string;
}

/** Recommended by OWASP for PBKDF2 with SHA-256. */
const iterations = 600_000;

const random = (length: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(length));

export const newSalt = (): string => toBase64(random(16));

export async function secretOf(passphrase: string, salt: string): Promise<string> {
  const typed = new TextEncoder().encode(passphrase.normalize('NFKC'));
  const key = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: fromBase64(salt), iterations };
  return toBase64(new Uint8Array(await crypto.subtle.deriveBits(how, key, 256)));
}

const keyOf = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', fromBase64(secret), 'AES-GCM', false, ['encrypt', 'decrypt']);

export async function seal(plain: string, secret: string): Promise<Sealed> {
  const iv = random(12);
  const data = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    await keyOf(secret),
    new TextEncoder().encode(plain),
  );
  return { iv: toBase64(iv), data: toBase64(new Uint8Array(data)) };
}

/** The decrypted text; null if the secret is wrong. */
export async function unseal({ iv, data }: Sealed, secret: string): Promise<string | null> {
  try {
    const how = { name: 'AES-GCM', iv: fromBase64(iv) };
    return new TextDecoder().decode(await crypto.subtle.decrypt(how, await keyOf(secret), fromBase64(data)));
  } catch {
    return null;
  }
}
