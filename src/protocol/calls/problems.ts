/** The reason why a call did not count, with advice for the model. */
export interface Problem {
  code:
    | 'malformed-json'
    | 'truncated'
    | 'missing-name'
    | 'not-an-object'
    | 'not-final'
    | 'too-many-calls'
    | 'too-large'
    | 'too-deep'
    | 'unknown-tool'
    | 'invented-result';
  message: string;
  suggestion: string;
  tool?: string;
}

export const MAX_CALL = 4_000_000;

/** Problem of an unreadable call. `at`: offset of the fault from its start. */
export const malformed = (problem: string, at: number): Problem => ({
  code: 'malformed-json',
  message: `The call cannot be read: ${problem}, at character ${at + 1} of the call.`,
  suggestion:
    'Write the whole call again. Quote keys and strings with ", escape " and \\ inside strings, close every bracket.',
});

export const truncated: Problem = {
  code: 'truncated',
  message: 'The response ended inside the call, so nothing was run.',
  suggestion: 'Write the whole call again, with its closing mark; shorter if it was long.',
};

export const missingName: Problem = {
  code: 'missing-name',
  message: 'The call does not say which tool it is for.',
  suggestion: 'Write the name of the tool beside its arguments.',
};

export const notAnObject = (what: string): Problem => ({
  code: 'not-an-object',
  message: `${what} must be an object of named values.`,
  suggestion: 'Write the arguments as {"name": value, …}, or {} for none.',
});

export const notFinal: Problem = {
  code: 'not-final',
  message: 'Without "action": "tool_call" a block is a call only at the end of the response.',
  suggestion: 'Write the call again with "action": "tool_call" and nothing after it.',
};

export const tooManyCalls = (most: number): Problem => ({
  code: 'too-many-calls',
  message: `This call was not run: at most ${most} per response.`,
  suggestion: 'Wait for the result, then write the next call.',
});

export const tooLarge: Problem = {
  code: 'too-large',
  message: `The call is longer than ${MAX_CALL} characters.`,
  suggestion: 'Write several smaller calls.',
};

export const tooDeep = (problem: string, at: number): Problem => ({
  ...malformed(problem, at),
  code: 'too-deep',
  suggestion: 'Write the arguments with less nesting.',
});

export const unknownTool = (name: string, nearest: string[]): Problem => ({
  code: 'unknown-tool',
  message: `There is no tool named "${name.slice(0, 100)}".`,
  suggestion: nearest.length > 0 ? `Did you mean ${nearest.join(', ')}?` : 'There are no tools.',
  tool: name.slice(0, 100),
});

export const inventedResult: Problem = {
  code: 'invented-result',
  message: 'The result after the call was written by the model, before the tool had run.',
  suggestion: 'Stop right after the call. The result comes in the next message.',
};
