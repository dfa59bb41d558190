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

export function errorBody({ status, code, message, type, param }: Omit<HttpProblem, 'headers'>) {
  const kind = type ?? (status < 500 ? 'invalid_request_error' : 'server_error');
  return { error: { message, type: kind, code, param: param ?? null } };
}

export const errorResponse = (problem: HttpProblem): Response =>
  jsonResponse(errorBody(problem), problem.status, problem.headers);

export const modelsNotAllowed = (): Response =>
  errorResponse({
    status: 403,
    type: 'permission_error',
    code: 'models_not_allowed',
    message: 'The user has not let this program use their models. They can in the options, under Connections.',
  });

export const notFound = (message: string, code = 'not_found', param?: string): Response =>
  errorResponse({ status: 404, code, message, ...(param === undefined ? {} : { param }) });
