/** A call of `list_tabs` as the models of a dialect print it, whole and damaged. */
export interface DialectSample {
  /** `NAME` and `VALUE` stand for the tool and its query. */
  call: string;
  /** Notation of the values. */
  values: 'json' | 'text' | 'python';
  /** The same call if the server has removed the special tokens, or if an opening token is lost. */
  stripped?: string;
  /** The call counts only as the whole answer, so that no text stands around it. */
  alone?: boolean;
  /** A result as the model invents it, in a form that is not in the table of the parser. */
  result?: string;
}

const named = '{"name": "NAME", "arguments": {"query": "VALUE"}}';
const invoke = (prefix: string) =>
  `<${prefix}invoke name="NAME">\n<${prefix}parameter name="query">VALUE</${prefix}parameter>\n</${prefix}invoke>`;
const functionTag = '<function=NAME>\n<parameter=query>\nVALUE\n</parameter>\n</function>';

/** By dialect; each of them has one at least. */
export const dialectSamples: Record<string, DialectSample[]> = {
  'bare-json': [
    { call: named, values: 'json', alone: true },
    {
      call: '{"type": "function", "function": {"name": "NAME", "parameters": {"query": "VALUE"}}}',
      values: 'json',
      alone: true,
    },
    { call: `[${named}]`, values: 'json', alone: true },
  ],
  'named-fence': [{ call: '```tool NAME\n{"query": "VALUE"}\n```', values: 'json' }],
  hermes: [
    { call: `<tool_call>\n${named}\n</tool_call>`, values: 'json' },
    { call: `<longcat_tool_call>${named}</longcat_tool_call>`, values: 'json' },
    { call: '<tool_call>NAME(query="VALUE")</tool_call>', values: 'python' },
    { call: '<tool_call>\n<name>NAME</name>\n<arguments>{"query": "VALUE"}</arguments>\n</tool_call>', values: 'json' },
  ],
  granite: [{ call: `<|tool_call|>[${named}]<|/tool_call|>`, values: 'json' }],
  nemotron: [{ call: `<TOOLCALL>[${named}]</TOOLCALL>`, values: 'json' }],
  jamba: [{ call: `<tool_calls>[\n${named}\n]</tool_calls>`, values: 'json' }],
  internlm: [
    {
      call: '<|action_start|><|plugin|>\n{"name": "NAME", "parameters": {"query": "VALUE"}}<|action_end|>',
      values: 'json',
    },
  ],
  phi: [{ call: `functools[${named}]<|end|>`, values: 'json', alone: true }],
  cohere: [
    {
      call: '<|START_ACTION|>[{"tool_call_id": "0", "tool_name": "NAME", "parameters": {"query": "VALUE"}}]<|END_ACTION|>',
      values: 'json',
    },
  ],
  apertus: [{ call: '<|tools_prefix|>[{"NAME": {"query": "VALUE"}}]<|tools_suffix|>', values: 'json' }],
  inkling: [
    {
      call: '<|message_model|>NAME<|content_invoke_tool_json|>{"name": "NAME", "args": {"query": "VALUE"}}<|end_message|>',
      values: 'json',
      stripped: '<|content_invoke_tool_json|>{"name": "NAME", "args": {"query": "VALUE"}}',
    },
  ],
  gigachat: [
    { call: `function call<|role_sep|>\n${named}<|message_sep|>`, values: 'json' },
    { call: `<|function_call|>${named}<|message_sep|>`, values: 'json' },
  ],
  hyperclova: [{ call: `-> tool/function_call\n[${named}]<|im_end|>`, values: 'json' }],
  'qwen-coder': [
    { call: `<tool_call>\n${functionTag}\n</tool_call>`, values: 'text', stripped: functionTag },
    { call: '<function=NAME>{"query": "VALUE"}</function>', values: 'json' },
  ],
  glm: [
    {
      call: '<tool_call>NAME\n<arg_key>query</arg_key>\n<arg_value>VALUE</arg_value>\n</tool_call>',
      values: 'text',
      stripped: '<tool_call>NAME<arg_key>query</arg_key>VALUE</arg_value></tool_call>',
    },
    {
      call: '<tool_calls:opensource><tool_call:opensource>NAME<arg_key:opensource>query</arg_key:opensource><arg_value:opensource>VALUE</arg_value:opensource></tool_call:opensource></tool_calls:opensource>',
      values: 'text',
    },
    {
      call: '<tool_call:opensource>NAME<tool_sep:opensource>{"query": "VALUE"}<end_of_tool_call:opensource>',
      values: 'json',
    },
    {
      call: '<longcat_tool_call>NAME\n<longcat_arg_key>query</longcat_arg_key>\n<longcat_arg_value>VALUE</longcat_arg_value>\n</longcat_tool_call>',
      values: 'text',
    },
    { call: '<tool_call>NAME>{"query": "VALUE"}</tool_call>', values: 'json' },
    {
      call: '<ifm|tool_calls><ifm|tool_call>NAME<ifm|arg_key>query</ifm|arg_key><ifm|arg_type>string</ifm|arg_type><ifm|arg_value>VALUE</ifm|arg_value></ifm|tool_call></ifm|tool_calls>',
      values: 'text',
    },
    {
      call: '<iquest_tool_call>NAME\n<arg_key>query</arg_key><arg_value>VALUE</arg_value></iquest_tool_call>',
      values: 'text',
    },
    { call: '<![NAME>{"query": "VALUE"}', values: 'json' },
    {
      call: '<iquestcoder_tool_call>NAME\n<arg_key>query</arg_key>\n<arg_value>VALUE</arg_value>\n</iquestcoder_tool_call>',
      values: 'text',
    },
  ],
  invoke: [
    { call: `<function_calls>\n${invoke('')}\n</function_calls>`, values: 'text', stripped: invoke('') },
    { call: `<minimax:tool_call>\n${invoke('')}\n</minimax:tool_call>`, values: 'text' },
    { call: `<dots_function_call>\n${invoke('')}\n</dots_function_call>`, values: 'text' },
    { call: '<function_calls>\nNAME(query="VALUE")\n</function_calls>', values: 'python' },
    {
      call: '<function_calls>\n<invoke name="NAME">\n<query>VALUE</query>\n</invoke>\n</function_calls>',
      values: 'text',
    },
  ],
  'seed-oss': [{ call: `<seed:tool_call>${functionTag}</seed:tool_call>`, values: 'text' }],
  minicpm: [
    { call: '<function name="NAME"><param name="query">VALUE</param></function>', values: 'text' },
    { call: '<function name="NAME"><param name="query"><![CDATA[VALUE]]></param></function>', values: 'text' },
  ],
  gemini: [
    { call: '<call_record tool="NAME">\n<parameter name="query">VALUE</parameter>\n</call_record>', values: 'text' },
  ],
  minimax: [
    {
      call: ']<]minimax[>[<tool_call>\n]<]minimax[>[<invoke name="NAME">\n]<]minimax[>[<query>VALUE]<]minimax[>[</query>\n]<]minimax[>[</invoke>\n]<]minimax[>[</tool_call>',
      values: 'text',
      stripped: '<tool_call>\n<invoke name="NAME">\n<query>VALUE</query>\n</invoke>\n</tool_call>',
    },
  ],
  solar: [
    {
      call: '<|tool_call:start|>NAME\n<|tool_arg:start|>query<|tool_arg:value|>VALUE<|tool_arg:end|>\n<|tool_call:end|>',
      values: 'text',
    },
  ],
  'kimi-k3': [
    {
      call: '<|open|>tools<|sep|><|open|>call tool="NAME" index="1"<|sep|><|open|>argument key="query" type="string"<|sep|>VALUE<|close|>argument<|sep|><|close|>call<|sep|><|close|>tools<|sep|>',
      values: 'text',
    },
  ],
  mistral: [
    { call: `[TOOL_CALLS][${named}]`, values: 'json' },
    { call: '[TOOL_CALLS]NAME[ARGS]{"query": "VALUE"}', values: 'json', stripped: 'NAME[ARGS]{"query": "VALUE"}' },
  ],
  kimi: [
    {
      call: '<|tool_calls_section_begin|><|tool_call_begin|>functions.NAME:0<|tool_call_argument_begin|>{"query": "VALUE"}<|tool_call_end|><|tool_calls_section_end|>',
      values: 'json',
      stripped: 'functions.NAME:0<|tool_call_argument_begin|>{"query": "VALUE"}<|tool_call_end|>',
    },
  ],
  harmony: [
    {
      call: '<|channel|>commentary to=functions.NAME <|constrain|>json<|message|>{"query": "VALUE"}<|call|>',
      values: 'json',
      stripped: 'analysisWe have to look.assistantcommentary to=functions.NAME json{"query": "VALUE"}',
    },
  ],
  deepseek: [
    {
      call: '<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>NAME<｜tool▁sep｜>{"query": "VALUE"}<｜tool▁call▁end｜><｜tool▁calls▁end｜>',
      values: 'json',
      stripped: 'NAME<｜tool▁sep｜>{"query": "VALUE"}',
    },
    {
      call: '<｜tool▁call▁begin｜>function<｜tool▁sep｜>NAME\n```json\n{"query": "VALUE"}\n```<｜tool▁call▁end｜>',
      values: 'json',
    },
    ...['｜DSML｜', '|DSML|', '｜｜DSML｜｜', '‖DSML‖', '｜DSML｜r:', '｜DSML｜ ', '｜GCML｜'].map(
      (prefix): DialectSample => ({
        call: `<${prefix}tool_calls>\n${invoke(prefix)}\n</${prefix}tool_calls>`,
        values: 'text',
        stripped: invoke(prefix),
      }),
    ),
    {
      call: `<｜tool_calls_begin｜><｜tool_call_begin｜>function<｜tool_sep｜>NAME\n${invoke('steptml:')}<｜tool_call_end｜><｜tool_calls_end｜>`,
      values: 'text',
    },
  ],
  'muse-glimmer': [
    {
      call: ' to=NAME<|message|>{"query": "VALUE"}<|eot|>',
      values: 'json',
      alone: true,
      stripped: ' to=NAME{"query": "VALUE"}',
    },
  ],
  llama: [
    {
      call: '<|python_tag|>{"name": "NAME", "parameters": {"query": "VALUE"}}<|eom_id|>',
      values: 'json',
      stripped: '{"name": "NAME", "parameters": {"query": "VALUE"}}',
    },
    { call: '<|python_tag|>NAME(query="VALUE")<|eom_id|>', values: 'python', stripped: '[NAME(query="VALUE")]' },
  ],
  gemma: [
    { call: '```tool_code\nNAME(query="VALUE")\n```', values: 'python', result: '```tool_output\n3 tabs\n```' },
    {
      call: '<|tool_call>call:NAME{query:<|"|>VALUE<|"|>}<tool_call|>',
      values: 'text',
      stripped: 'call:NAME{query:<|"|>VALUE<|"|>}',
    },
    { call: '<start_function_call>call:NAME{query:<escape>VALUE<escape>}<end_function_call>', values: 'text' },
  ],
  plamo: [
    {
      call: '<|plamo:begin_tool_requests:plamo|><|plamo:begin_tool_request:plamo|><|plamo:begin_tool_name:plamo|>NAME<|plamo:end_tool_name:plamo|><|plamo:begin_tool_arguments:plamo|><|plamo:constrain|>json<|plamo:msg|>{"query": "VALUE"}<|plamo:end_tool_arguments:plamo|><|plamo:end_tool_request:plamo|><|plamo:end_tool_requests:plamo|>',
      values: 'json',
    },
  ],
  functionary: [
    { call: '<|from|>assistant\n<|recipient|>NAME\n<|content|>{"query": "VALUE"}<|stop|>', values: 'json' },
  ],
  'calling-tool': [
    { call: '[Calling tool: NAME({"query": "VALUE"})]', values: 'json' },
    { call: '[Calling tool: NAME(query="VALUE")]', values: 'python' },
  ],
  lfm2: [
    {
      call: '<|tool_call_start|>[NAME(query="VALUE")]<|tool_call_end|>',
      values: 'python',
      stripped: '[NAME(query="VALUE")]',
    },
  ],
};

/** Matches every mark that opens, closes or separates something in any of the dialects. */
export const TOKEN = /\]<\]minimax\[>\[<[^>]*>|<[^<>!]*>|\[\/?[A-Z_]+\]/g;

/** The text of a sample, for one tool and one query. */
export const written = (template: string, name: string, value: string): string =>
  template.replaceAll('NAME', name).replaceAll('VALUE', () => value);
