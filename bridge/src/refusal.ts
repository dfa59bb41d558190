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

const wrongHost: Refusal = {
  status: 403,
  code: 'wrong_host',
  message: 'Outrigger answers under 127.0.0.1 and localhost only.',
};
const wrongPath: Refusal = {
  status: 404,
  code: 'not_found',
  message:
    'There is no such path. There are /mcp, /v1/tools, /v1/calls, /v1/models and /v1/chat/completions, on this port.',
};
export const wrongOrigin: Refusal = {
  status: 403,
  code: 'wrong_origin',
  message:
    'Web pages and other extensions may not use Outrigger. The user can allow an address in Options, Connections.',
};
export const wrongKey: Refusal = {
  status: 401,
  code: 'invalid_api_key',
  message: 'This key is not known here, or its browser is closed.',
  headers: { 'www-authenticate': 'Bearer' },
};
export const tooLarge: Refusal = {
  status: 413,
  code: 'body_too_large',
  message: 'The body of a request may have 16 MiB at most.',
};
export const notText: Refusal = { status: 400, code: 'invalid_encoding', message: 'The body must be UTF-8.' };
export const browserGone: Refusal = {
  status: 503,
  code: 'browser_gone',
  message:
    'The browser was closed while it worked on this, or the helper started anew. It may have been done: look before you try again.',
};

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
