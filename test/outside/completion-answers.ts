/** Packages that `completions.py` uses. */
export const clientsOfPython = ['openai==3.57.0', 'langchain-openai==1.7.4', 'langchain==1.5.2'];

/** Output of `completions.py` where the model calls what it is told of, and answers with the result. */
export const answersOfClients = {
  chat: ['{"location":"London"}', 'It is sunny in London.'],
  stream: ['tool_calls', '{"location":"London"}'],
  refusals: [
    [400, 'messages[0].tool_call_id'],
    [400, 'messages[0].tool_call_id'],
  ],
  auto: [{ location: 'London' }],
  any: [{ location: 'London' }],
  one: [{ location: 'London' }],
  none: [],
  agent: 'It is sunny in London.',
  structured: ['Ann', 31],
};
