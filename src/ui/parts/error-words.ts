import type { ModelError } from '@/src/contract/provider.ts';
import { type Text, text } from '@/src/contract/text.ts';

interface Circumstances {
  /** Server that was asked, if the error names none. */
  asked?: string;
  /** Name of the connection. It stands for the server, but where the advice is about its address. */
  name?: string | undefined;
  /** Part of an answer has come. */
  came?: boolean;
}

type Underscored<Name extends string> = Name extends `${infer Head}-${infer Rest}`
  ? `${Head}_${Underscored<Rest>}`
  : Name;

const underscored = <Name extends string>(name: Name) => name.replaceAll('-', '_') as Underscored<Name>;

/** Errors with advice about the address of the server: "check that the address is right". */
const ofAddress = new Set<string>([
  'error_cors',
  'error_no_such_host',
  'error_not_permitted',
  'error_page',
  'error_redirected',
]);

/** Error of a model in words, with advice. */
export function errorWords(
  { code, host, status = 0, retryAfter = 0, hint }: ModelError,
  { asked = '', name, came = false }: Circumstances = {},
): { what: Text; cure: Text } {
  const key = hint ? (`error_${hint}` as const) : (`error_${underscored(code)}` as const);
  const address = host ?? asked;
  const server = (ofAddress.has(key) ? undefined : name) ?? address;
  const named = server ? 'yes' : 'no';
  const rest = { status, seconds: Math.ceil(retryAfter / 1000), came: came ? 'yes' : 'no' };
  return {
    what: text(`${key}_what`, { host: server, named, ...rest }),
    cure: text(`${key}_do`, { host: address, ...rest }),
  };
}
