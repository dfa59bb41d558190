/** An error in OpenAI's form, which programs of all kinds can read. */
export interface HttpProblem {
  status: number;
  code: string;
  message: string;
  type?: string;
  param?: string;
  headers?: Record<string, string>;
}

export const jsonResponse = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

export function errorResponse({ status, code, message, type, param, headers }: HttpProblem): Response {
  const kind = type ?? (status < 500 ? 'invalid_request_error' : 'server_error');
  return jsonResponse({ error: { message, type: kind, code, param: param ?? null } }, status, headers);
}

export const notFound = (message: string, code = 'not_found', param?: string): Response =>
  errorResponse({ status: 404, code, message, ...(param === undefined ? {} : { param }) });
