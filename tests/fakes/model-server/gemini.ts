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

const route = /^\/v1beta\/models\/([^/:]+):streamGenerateContent$/;
const knownFields = [
  'contents',
  'systemInstruction',
  'generationConfig',
  'safetySettings',
  'tools',
  'toolConfig',
];
const knownConfig = [
  'maxOutputTokens',
  'thinkingConfig',
  'stopSequences',
  'temperature',
  'topP',
  'topK',
  'candidateCount',
  'responseMimeType',
];
const shapes: Record<RefusalKind, { code: number; status: string; message?: string; details?: object[] }> = {
  unauthorised: {
    code: 400,
    status: 'INVALID_ARGUMENT',
    message: 'API key not valid. Please pass a valid API key.',
    details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' }],
  },
  'rate-limit': { code: 429, status: 'RESOURCE_EXHAUSTED' },
  quota: {
    code: 429,
    status: 'RESOURCE_EXHAUSTED',
    message: 'You exceeded your current quota, please check your plan and billing details.',
    details: [
      {
        '@type': 'type.googleapis.com/google.rpc.QuotaFailure',
        violations: [{ quotaId: 'GenerateRequestsPerDayPerProjectPerModel' }],
      },
    ],
  },
  'server-error': { code: 500, status: 'INTERNAL' },
  overloaded: {
    code: 503,
    status: 'UNAVAILABLE',
    message: 'The model is overloaded. Please try again later.',
  },
  'context-too-long': {
    code: 400,
    status: 'INVALID_ARGUMENT',
    message: 'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).',
  },
  'model-not-found': { code: 404, status: 'NOT_FOUND' },
  'bad-request': { code: 400, status: 'INVALID_ARGUMENT' },
};

/** `POST /v1beta/models/{model}:streamGenerateContent?alt=sse` of the Gemini API. */
export const gemini: Dialect = {
  name: 'gemini',
  answers: ({ method, path }) => method === 'POST' && route.test(path),
  complain,
  refuse(kind, message, retryAfterSeconds): Refusal {
    const { code, status, message: own, details = [] } = shapes[kind];
    const retry = {
      '@type': 'type.googleapis.com/google.rpc.RetryInfo',
      retryDelay: `${retryAfterSeconds}s`,
    };
    const all = retryAfterSeconds === null ? details : [...details, retry];
    return { status: code, body: { error: { code, message: own ?? message, status, details: all } } };
  },
  stream({ path }) {
    const base = { modelVersion: route.exec(path)?.[1], responseId: 'fake' };
    const candidate = (parts: object[], finishReason?: string) => ({
      candidates: [
        { content: { role: 'model', parts }, index: 0, ...(finishReason ? { finishReason } : {}) },
      ],
      ...base,
    });
    return {
      begin: () => '',
      text: (delta) => event(candidate([{ text: delta }])),
      call: (name, input) => event(candidate([{ functionCall: { name, args: JSON.parse(input) } }])),
      end: (finish, counts) => {
        const { inputTokens, outputTokens } = counts ?? noUsage;
        const usageMetadata = {
          promptTokenCount: inputTokens,
          candidatesTokenCount: outputTokens,
          totalTokenCount: inputTokens + outputTokens,
        };
        if (finish === 'content-filter') {
          return event({ promptFeedback: { blockReason: 'SAFETY' }, usageMetadata, ...base });
        }
        return event({
          ...candidate([{ text: '' }], finish === 'stop' ? 'STOP' : 'MAX_TOKENS'),
          usageMetadata,
        });
      },
      fault: (message) => event({ error: { code: 503, message, status: 'UNAVAILABLE' } }),
    };
  },
};

function complain({ headers, query, json }: IncomingCall): Complaint | null {
  const bad = (message: string): Complaint => ({ kind: 'bad-request', message });
  if (!isText(headers['x-goog-api-key'])) return { kind: 'unauthorised', message: 'No API key was given.' };
  if (query.get('alt') !== 'sse') return bad('Only alt=sse is served here.');
  if (!json) return bad('Invalid JSON payload received.');
  const config = (json.generationConfig ?? {}) as Record<string, unknown>;
  const unknown = unknownField(json, knownFields) ?? unknownField(config, knownConfig);
  if (unknown !== undefined) return bad(`Invalid JSON payload received. Unknown name "${unknown}"`);
  if (!isCount(config.maxOutputTokens)) return bad('A token limit is always to be sent.');
  if ((config.temperature ?? config.topP ?? config.topK) !== undefined) return bad('Sampling is deprecated.');
  const contents = json.contents as { role?: unknown; parts?: unknown }[] | undefined;
  if (!Array.isArray(contents) || contents.length === 0) return bad('contents is not specified');
  const isWellFormed = contents.every(
    ({ role, parts }) => (role === 'user' || role === 'model') && Array.isArray(parts) && parts.length > 0,
  );
  return isWellFormed ? null : bad('Please use a valid role: user, model.');
}
