/** Maximum number of characters of a server's message that are read, and that are kept. */
const most = { read: 4_000, kept: 300 };

/** Number of consecutive characters of a key that count as the key, since servers quote parts of it. */
const telling = 8;

/** Matches keys by the prefixes of known services. */
const keyLike = /\b(?:Bearer\s+\S+|(?:sk|pk|rk|gsk|xai|hf|nvapi|pplx|tgp|AIza|ya29)[-_.A-Za-z0-9*•…]{6,})/g;

/** A server's words on one line, shortened, without anything that is or looks like a key. */
export function redactError(words: string, key: string | null): string {
  const spellings = key ? new Set([key, encodeURIComponent(key), JSON.stringify(key).slice(1, -1)]) : [];
  const hidden = [...spellings].reduce(withoutPieces, words.slice(0, most.read));
  const line = hidden.replace(keyLike, '…').replace(/\s+/g, ' ').trim();
  return line.length > most.kept ? `${line.slice(0, most.kept)}…` : line;
}

function withoutPieces(text: string, key: string): string {
  let left = '';
  for (let at = 0; at < text.length; ) {
    const length = piece(text, at, key);
    left += length > 0 ? '…' : text.charAt(at);
    at += Math.max(1, length);
  }
  return left;
}

/** Length of the piece of the key that begins here; 0 if it is too short. */
function piece(text: string, at: number, key: string): number {
  let length = Math.min(telling, key.length);
  if (!key.includes(text.slice(at, at + length)) || text.length - at < length) return 0;
  while (at + length < text.length && key.includes(text.slice(at, at + length + 1))) length += 1;
  return length;
}
