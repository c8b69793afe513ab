import {
  type Complaint,
  type IncomingCall,
  isText,
  type Refusal,
  type RefusalKind,
  unknownField,
} from './dialect.ts';

const shapes: Record<RefusalKind, { status: number; type: string; code: string | null }> = {
  unauthorised: { status: 401, type: 'invalid_request_error', code: 'invalid_api_key' },
  'rate-limit': { status: 429, type: 'requests', code: 'rate_limit_exceeded' },
  quota: { status: 429, type: 'insufficient_quota', code: 'credit_balance_exhausted' },
  'server-error': { status: 500, type: 'server_error', code: null },
  overloaded: { status: 503, type: 'server_error', code: null },
  'context-too-long': { status: 400, type: 'invalid_request_error', code: 'context_length_exceeded' },
  'model-not-found': { status: 404, type: 'invalid_request_error', code: 'model_not_found' },
  'bad-request': { status: 400, type: 'invalid_request_error', code: 'invalid_value' },
};

/** OpenAI's refusal, the same for both of its protocols. */
export function openaiError(kind: RefusalKind, message: string, retryAfterSeconds: number | null): Refusal {
  const { status, type, code } = shapes[kind];
  return {
    status,
    headers: {
      'x-request-id': 'req_fake',
      ...(retryAfterSeconds === null ? {} : { 'retry-after': String(retryAfterSeconds) }),
    },
    body: { error: { message, type, param: null, code } },
  };
}

/** What both protocols demand: a key, JSON, no field that they do not know, a model, a stream. */
export function checkOpenaiCall(call: IncomingCall, knownFields: readonly string[]): Complaint | null {
  if (!/^Bearer \S+$/.test(String(call.headers.authorization ?? ''))) {
    return { kind: 'unauthorised', message: "You didn't provide an API key." };
  }
  if (!call.json)
    return { kind: 'bad-request', message: 'We could not parse the JSON body of your request.' };
  const unknown = unknownField(call.json, knownFields);
  if (unknown !== undefined) return { kind: 'bad-request', message: `Unknown parameter: '${unknown}'.` };
  if (!isText(call.json.model)) return { kind: 'bad-request', message: 'you must provide a model parameter' };
  if (/^gpt-3\.5/.test(call.json.model)) {
    return { kind: 'model-not-found', message: `The model '${call.json.model}' has been shut down.` };
  }
  return call.json.stream === true
    ? null
    : { kind: 'bad-request', message: 'This server answers as a stream only.' };
}

/** Models that think: they refuse sampling and the old name of the token limit. */
export const isThinkingModel = (model: string) => /^(gpt-[5-9]|o\d)/.test(model);

const efforts = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'];

export const hasEffort = (effort: unknown) => efforts.includes(String(effort));
