import { expect, it } from 'vitest';
import { classifyProviderError } from './classify-provider-error.ts';

const openai = (code: string | null, type = 'invalid_request_error', message = 'x') => ({
  error: { message, type, param: null, code },
});
const anthropic = (type: string, message = 'x') => ({
  type: 'error',
  error: { type, message },
  request_id: 'r',
});
const google = (code: number, status: string, message = 'x', details: object[] = []) => ({
  error: { code, status, message, details },
});

it.each<[number | null, unknown, string]>([
  [401, openai('invalid_api_key'), 'auth'],
  [429, openai('rate_limit_exceeded', 'requests'), 'rate-limit'],
  [429, openai('slow_down'), 'rate-limit'],
  [429, openai('insufficient_quota', 'insufficient_quota'), 'quota'],
  [429, openai('credit_balance_exhausted', 'insufficient_quota'), 'quota'],
  [429, openai('organization_spend_limit_exceeded'), 'quota'],
  [429, openai('project_spend_limit_exceeded'), 'quota'],
  [429, openai('organization_usage_limit_exceeded'), 'quota'],
  [429, openai(null, 'tokens', 'Too many tokens per minute'), 'rate-limit'],
  [400, openai('context_length_exceeded'), 'context-length'],
  [400, openai('content_policy_violation'), 'content-filter'],
  [404, openai('model_not_found'), 'bad-request'],
  [403, openai('unsupported_country_region_territory'), 'auth'],
  [500, openai(null, 'server_error'), 'overloaded'],
  [502, '<html>Bad Gateway</html>', 'overloaded'],
  [408, undefined, 'timeout'],
  [402, { error: { message: 'Insufficient credits', code: 402 } }, 'quota'],
  [400, anthropic('invalid_request_error'), 'bad-request'],
  [
    400,
    anthropic('invalid_request_error', 'prompt is too long: 210000 tokens > 200000 maximum'),
    'context-length',
  ],
  [400, anthropic('invalid_request_error', 'Your credit balance is too low to access the API'), 'quota'],
  [401, anthropic('authentication_error'), 'auth'],
  [403, anthropic('permission_error'), 'auth'],
  [404, anthropic('not_found_error'), 'bad-request'],
  [413, anthropic('request_too_large'), 'context-length'],
  [429, anthropic('rate_limit_error'), 'rate-limit'],
  [500, anthropic('api_error'), 'overloaded'],
  [529, anthropic('overloaded_error'), 'overloaded'],
  [null, anthropic('overloaded_error'), 'overloaded'],
  [400, google(400, 'INVALID_ARGUMENT'), 'bad-request'],
  [400, google(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.'), 'auth'],
  [
    400,
    google(400, 'INVALID_ARGUMENT', 'The input token count (1200000) exceeds the maximum number of tokens'),
    'context-length',
  ],
  [403, google(403, 'PERMISSION_DENIED'), 'auth'],
  [429, google(429, 'RESOURCE_EXHAUSTED', 'You exceeded your current quota'), 'rate-limit'],
  [429, google(429, 'RESOURCE_EXHAUSTED', 'x', [{ violations: [{ quotaId: 'RequestsPerDay' }] }]), 'quota'],
  [503, google(503, 'UNAVAILABLE'), 'overloaded'],
  [null, google(429, 'SOMETHING_NEW'), 'rate-limit'],
  // Gemini wraps refusals of its stream in a list.
  [429, [google(429, 'RESOURCE_EXHAUSTED')], 'rate-limit'],
  // Local servers.
  [404, { error: 'model "llama9" not found, try pulling it first' }, 'bad-request'],
  [400, { error: "This model's maximum context length is 4096 tokens" }, 'context-length'],
  [null, { error: 'out of memory' }, 'overloaded'],
  [null, null, 'overloaded'],
  [418, 7, 'bad-request'],
])('%s %j is %s', (status, body, kind) => {
  expect(classifyProviderError({ provider: 'Vendor', status, body }).kind).toBe(kind);
});

it('keeps no text of the vendor, which may quote the key or the question', () => {
  const body = openai('invalid_api_key', 'x', 'Incorrect API key provided: sk-secret');
  const error = classifyProviderError({ provider: 'OpenAI', status: 401, body });
  expect(JSON.stringify([error.message, error.stack, error])).not.toContain('sk-secret');
  expect(error.message).toBe('OpenAI refused the API key. Check the key and what it may use.');
});
