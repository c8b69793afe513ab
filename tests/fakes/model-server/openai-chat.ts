import {
  type Complaint,
  type Dialect,
  event,
  type IncomingCall,
  isCount,
  isText,
  noUsage,
  unknownField,
} from './dialect.ts';
import { checkOpenaiCall, hasEffort, isThinkingModel, openaiError } from './openai-error.ts';

const knownFields = [
  'model',
  'messages',
  'stream',
  'stream_options',
  'max_tokens',
  'max_completion_tokens',
  'reasoning_effort',
  'store',
  'temperature',
  'top_p',
  'stop',
  'seed',
  'user',
  'tools',
];
const roles = ['system', 'developer', 'user', 'assistant'];
const finishReasons = { stop: 'stop', length: 'length', 'content-filter': 'content_filter' };

/** `POST /v1/chat/completions`, as OpenAI and compatible servers speak it. */
export const openaiChat: Dialect = {
  name: 'openai-chat',
  answers: ({ method, path }) => method === 'POST' && path === '/v1/chat/completions',
  refuse: openaiError,
  complain,
  stream({ json = {} }) {
    const options = json.stream_options as { include_usage?: boolean } | undefined;
    const chunk = (choices: object[], more: object = {}) =>
      event({
        id: 'chatcmpl-fake',
        object: 'chat.completion.chunk',
        created: 1_790_000_000,
        model: json.model,
        choices,
        ...more,
      });
    const choice = (delta: object, finish_reason: string | null = null) =>
      chunk([{ index: 0, delta, finish_reason }]);
    let calls = 0;
    return {
      begin: () => choice({ role: 'assistant', content: '', refusal: null }),
      text: (delta) => choice({ content: delta }),
      call: (name, input) => {
        const at = calls;
        calls += 1;
        const piece = (more: object) => choice({ tool_calls: [{ index: at, ...more }] });
        const half = Math.ceil(input.length / 2);
        return (
          piece({ id: `call_${at}`, type: 'function', function: { name, arguments: '' } }) +
          piece({ function: { arguments: input.slice(0, half) } }) +
          piece({ function: { arguments: input.slice(half) } })
        );
      },
      end: (finish, usage) => {
        const { inputTokens, outputTokens } = usage ?? noUsage;
        const counts = {
          prompt_tokens: inputTokens,
          completion_tokens: outputTokens,
          total_tokens: inputTokens + outputTokens,
        };
        const usageChunk = usage && options?.include_usage ? chunk([], { usage: counts }) : '';
        return `${choice({}, calls > 0 ? 'tool_calls' : finishReasons[finish])}${usageChunk}data: [DONE]\n\n`;
      },
      fault: (message) => event({ error: { message, type: 'server_error', param: null, code: null } }),
    };
  },
};

function complain(call: IncomingCall): Complaint | null {
  const general = checkOpenaiCall(call, knownFields);
  if (general) return general;
  const { model, messages, max_tokens, max_completion_tokens, reasoning_effort, temperature, tools } =
    call.json ?? {};
  const isThinking = isThinkingModel(String(model));
  const bad = (message: string): Complaint => ({ kind: 'bad-request', message });

  if (!Array.isArray(messages) || messages.length === 0)
    return bad("'messages' must be a list that is not empty.");
  for (const message of messages as Record<string, unknown>[]) {
    if (unknownField(message, ['role', 'content', 'name'])) return bad("Unknown field in 'messages'.");
    if (!roles.includes(String(message.role))) return bad(`Invalid role '${String(message.role)}'.`);
    const { content } = message;
    const isParts =
      Array.isArray(content) && content.every((part: { type?: unknown }) => part.type === 'text');
    if (!isText(content) && !isParts) return bad('Every message needs a content.');
  }
  if (max_tokens !== undefined && max_completion_tokens !== undefined)
    return bad('Only one token limit may be set.');
  if (!isCount(max_tokens ?? max_completion_tokens)) return bad('A token limit is always to be sent.');
  if (isThinking && max_tokens !== undefined) return bad("'max_tokens' is not supported with this model.");
  if (isThinking && temperature !== undefined) return bad("'temperature' is not supported with this model.");
  if (reasoning_effort !== undefined && (!isThinking || !hasEffort(reasoning_effort))) {
    return bad("'reasoning_effort' is not supported with this model.");
  }
  if (tools === undefined) return null;
  if (!Array.isArray(tools) || tools.length === 0) return bad("'tools' must not be empty.");
  if (isThinking && reasoning_effort !== 'none')
    return bad('Function tools with reasoning_effort are not supported in /v1/chat/completions.');
  const isWell = tools.every(
    (tool: { type?: unknown; function?: { name?: unknown; parameters?: { type?: unknown } } }) =>
      tool.type === 'function' &&
      /^[\w-]{1,64}$/.test(String(tool.function?.name)) &&
      tool.function?.parameters?.type === 'object',
  );
  return isWell ? null : bad('Invalid tool.');
}
