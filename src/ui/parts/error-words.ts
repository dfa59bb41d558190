import type { ModelError } from '@/src/contract/provider.ts';
import { type Text, text } from '@/src/contract/text.ts';

interface Circumstances {
  /** Server that was asked, if the error names none. */
  asked?: string;
  /** Name of the connection. It stands for the server in what happened; the advice says the address. */
  name?: string | undefined;
  /** Part of an answer has come. */
  came?: boolean;
}

type Underscored<Name extends string> = Name extends `${infer Head}-${infer Rest}`
  ? `${Head}_${Underscored<Rest>}`
  : Name;

const underscored = <Name extends string>(name: Name) => name.replaceAll('-', '_') as Underscored<Name>;

/** Error of a model in words, with advice. */
export function errorWords(
  { code, host, status = 0, retryAfter = 0, hint }: ModelError,
  { asked = '', name, came = false }: Circumstances = {},
): { what: Text; cure: Text } {
  const key = hint ? (`error_${hint}` as const) : (`error_${underscored(code)}` as const);
  const address = host ?? asked;
  const server = name ?? address;
  const named = server ? 'yes' : 'no';
  const rest = { status, seconds: Math.ceil(retryAfter / 1000), came: came ? 'yes' : 'no' };
  return {
    what: text(`${key}_what`, { host: server, named, ...rest }),
    cure: text(`${key}_do`, { host: address, ...rest }),
  };
}
