import type { IncomingHttpHeaders } from 'node:http';

/** An answer of the host itself, in the form of OpenAI's errors. */
export interface Refusal {
  status: number;
  code: string;
  message: string;
  headers?: Record<string, string>;
}

const types: Record<number, string> = {
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  503: 'server_error',
};

const refusal = (status: number, code: string, message: string): Refusal => ({ status, code, message });

const wrongHost = refusal(403, 'wrong_host', 'Outrigger answers under 127.0.0.1 and localhost only.');
const wrongPath = refusal(
  404,
  'not_found',
  'There is no such path. There are /mcp, /v1/tools, /v1/calls, /v1/models and /v1/chat/completions, on this port.',
);
export const wrongOrigin = refusal(
  403,
  'wrong_origin',
  'Web pages and other extensions may not use Outrigger. The user can allow an address in Options, Connections.',
);
export const wrongKey: Refusal = {
  ...refusal(401, 'invalid_api_key', 'This key is not known here, or its browser is closed.'),
  headers: { 'www-authenticate': 'Bearer' },
};
export const tooLarge = refusal(413, 'body_too_large', 'The body of a request may have 16 MiB at most.');
export const notText = refusal(400, 'invalid_encoding', 'The body must be UTF-8.');
export const browserGone = refusal(
  503,
  'browser_gone',
  'The browser was closed while it worked on this, or the helper started anew. It may have been done: look before you try again.',
);

const paths = /^\/(mcp|v1\/(models|tools(\/[^?]*)?|chat\/completions|calls\/[^?]+))(\?|$)/;

/** Refuses wrong host names and ports, and paths that the extension does not serve. */
export function refuseAddress(url: string, headers: IncomingHttpHeaders, port: number): Refusal | null {
  if (headers.host !== `127.0.0.1:${port}` && headers.host !== `localhost:${port}`) return wrongHost;
  return paths.test(url) ? null : wrongPath;
}

/** Body of a refusal: JSON-RPC for MCP clients with a valid key, else OpenAI's form. */
export function refusalBody({ status, code, message }: Refusal, jsonRpc: boolean): string {
  return JSON.stringify(
    jsonRpc
      ? { jsonrpc: '2.0', id: null, error: { code: -32000, message, data: { code } } }
      : { error: { message, type: types[status] ?? 'invalid_request_error', code, param: null } },
  );
}
