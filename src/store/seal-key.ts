/** AES-GCM under a secret that PBKDF2 makes of a passphrase. Bytes are in base64. */

export interface Sealed {
  iv: string;
  data: string;
}

/** As OWASP advises for PBKDF2 with SHA-256. */
const iterations = 600_000;

const bytes = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
const base64 = (buffer: ArrayBuffer | Uint8Array): string => btoa(String.fromCharCode(...new Uint8Array(buffer)));
const random = (length: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(length));

export const newSalt = (): string => base64(random(16));

/** The secret that a passphrase stands for, with this salt. */
export async function secretOf(passphrase: string, salt: string): Promise<string> {
  const typed = new TextEncoder().encode(passphrase.normalize('NFKC'));
  const key = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes(salt), iterations };
  return base64(await crypto.subtle.deriveBits(how, key, 256));
}

const keyOf = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytes(secret), 'AES-GCM', false, ['encrypt', 'decrypt']);

export async function seal(plain: string, secret: string): Promise<Sealed> {
  const iv = random(12);
  const data = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    await keyOf(secret),
    new TextEncoder().encode(plain),
  );
  return { iv: base64(iv), data: base64(data) };
}

/** Null where the secret is another one. */
export async function unseal({ iv, data }: Sealed, secret: string): Promise<string | null> {
  try {
    const how = { name: 'AES-GCM', iv: bytes(iv) };
    return new TextDecoder().decode(await crypto.subtle.decrypt(how, await keyOf(secret), bytes(data)));
  } catch {
    return null;
  }
}
