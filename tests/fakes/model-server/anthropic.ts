import {
  type Complaint,
  type Dialect,
  event,
  type IncomingCall,
  isCount,
  isText,
  noUsage,
  type Refusal,
  type RefusalKind,
  unknownField,
} from './dialect.ts';

const knownFields = [
  'model',
  'max_tokens',
  'messages',
  'system',
  'stream',
  'metadata',
  'stop_sequences',
  'temperature',
  'top_k',
  'top_p',
  'thinking',
  'output_config',
  'tools',
  'tool_choice',
];
const shapes: Record<RefusalKind, { status: number; type: string; message?: string }> = {
  unauthorised: { status: 401, type: 'authentication_error', message: 'invalid x-api-key' },
  'rate-limit': { status: 429, type: 'rate_limit_error' },
  quota: {
    status: 400,
    type: 'invalid_request_error',
    message: 'Your credit balance is too low to access the Anthropic API.',
  },
  'server-error': { status: 500, type: 'api_error' },
  overloaded: { status: 529, type: 'overloaded_error', message: 'Overloaded' },
  'context-too-long': {
    status: 400,
    type: 'invalid_request_error',
    message: 'prompt is too long: 210000 tokens > 200000 maximum',
  },
  'model-not-found': { status: 404, type: 'not_found_error' },
  'bad-request': { status: 400, type: 'invalid_request_error' },
};
const stopReasons = { stop: 'end_turn', length: 'max_tokens', 'content-filter': 'refusal' };

/** `POST /v1/messages` of Anthropic, version 2023-06-01. */
export const anthropic: Dialect = {
  name: 'anthropic',
  answers: ({ method, path }) => method === 'POST' && path === '/v1/messages',
  complain,
  refuse(kind, message, retryAfterSeconds): Refusal {
    const shape = shapes[kind];
    return {
      status: shape.status,
      headers: {
        'request-id': 'req_fake',
        ...(retryAfterSeconds === null ? {} : { 'retry-after': String(retryAfterSeconds) }),
      },
      body: {
        type: 'error',
        error: { type: shape.type, message: shape.message ?? message },
        request_id: 'req_fake',
      },
    };
  },
  stream({ json = {} }) {
    const send = (type: string, data: object = {}) => event({ type, ...data }, type);
    const usage = {
      input_tokens: 0,
      output_tokens: 1,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: 0,
    };
    let blocks = 0;
    return {
      begin: () =>
        send('message_start', {
          message: {
            id: 'msg_fake',
            type: 'message',
            role: 'assistant',
            model: json.model,
            content: [],
            stop_reason: null,
            stop_sequence: null,
            usage,
          },
        }) +
        send('ping') +
        send('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
      text: (delta) => send('content_block_delta', { index: 0, delta: { type: 'text_delta', text: delta } }),
      call: (name, input) => {
        blocks += 1;
        const index = blocks;
        const content_block = { type: 'tool_use', id: `toolu_${index}`, name, input: {} };
        return (
          send('content_block_start', { index, content_block }) +
          send('content_block_delta', { index, delta: { type: 'input_json_delta', partial_json: input } }) +
          send('content_block_stop', { index })
        );
      },
      end: (finish, counts) =>
        send('content_block_stop', { index: 0 }) +
        send('message_delta', {
          delta: { stop_reason: blocks > 0 ? 'tool_use' : stopReasons[finish], stop_sequence: null },
          usage: {
            ...usage,
            input_tokens: (counts ?? noUsage).inputTokens,
            output_tokens: (counts ?? noUsage).outputTokens,
          },
        }) +
        send('message_stop'),
      fault: (message) => send('error', { error: { type: 'overloaded_error', message } }),
    };
  },
};

function complain({ headers, json }: IncomingCall): Complaint | null {
  const bad = (message: string): Complaint => ({ kind: 'bad-request', message });
  if (!isText(headers['x-api-key'])) return { kind: 'unauthorised', message: 'x-api-key header is required' };
  if (headers['anthropic-version'] !== '2023-06-01') return bad('anthropic-version: header is required');
  if (!json) return bad('The request body is not valid JSON.');
  const unknown = unknownField(json, knownFields);
  if (unknown !== undefined) return bad(`${unknown}: Extra inputs are not permitted`);
  if (!isText(json.model)) return bad('model: Field required');
  if (!isCount(json.max_tokens)) return bad('max_tokens: Field required');
  if ((json.max_tokens as number) > 8_192) return bad('max_tokens: far above what an answer in a chat needs');
  if (json.stream !== true) return bad('This server answers as a stream only.');
  if (/-5-5/.test(json.model) && (json.temperature ?? json.top_p ?? json.top_k) !== undefined) {
    return bad('Sampling parameters are not supported on this model.');
  }
  const thinking = json.thinking as { type?: unknown } | undefined;
  if (/(sonnet|opus)-5-5/.test(json.model) && thinking?.type === 'disabled') {
    return bad('thinking: cannot be disabled on this model.');
  }
  const messages = json.messages as { role?: unknown; content?: unknown }[] | undefined;
  if (!Array.isArray(messages) || messages.length === 0) return bad('messages: Field required');
  if (messages[0]?.role !== 'user') return bad('messages: first message must use the "user" role');
  for (const { role, content } of messages) {
    if (role !== 'user' && role !== 'assistant') return bad(`messages: unexpected role "${String(role)}"`);
    if (!isText(content) && !(Array.isArray(content) && content.length > 0))
      return bad('messages: content is empty');
  }
  return null;
}
