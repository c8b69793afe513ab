import { LanguageModelError, type LanguageModelErrorKind } from '#server/ports/language-model.ts';
import { readRequestedPause } from './read-requested-pause.ts';

export interface ProviderRefusal {
  provider: string;
  /** HTTP status; null for an error that came inside a stream already accepted. */
  status: number | null;
  headers?: Record<string, string | string[] | undefined>;
  /** The parsed body or stream frame, as the provider sent it. */
  body: unknown;
}

/** Codes and types by which the vendors name their errors: OpenAI, Anthropic, Google. */
const kindByName: Record<string, LanguageModelErrorKind> = {
  invalid_api_key: 'auth',
  authentication_error: 'auth',
  permission_error: 'auth',
  permission_denied: 'auth',
  unauthenticated: 'auth',
  api_key_invalid: 'auth',
  insufficient_quota: 'quota',
  credit_balance_exhausted: 'quota',
  organization_spend_limit_exceeded: 'quota',
  project_spend_limit_exceeded: 'quota',
  organization_usage_limit_exceeded: 'quota',
  billing_hard_limit_reached: 'quota',
  billing_error: 'quota',
  rate_limit_exceeded: 'rate-limit',
  rate_limit_error: 'rate-limit',
  slow_down: 'rate-limit',
  resource_exhausted: 'rate-limit',
  overloaded_error: 'overloaded',
  api_error: 'overloaded',
  server_error: 'overloaded',
  unavailable: 'overloaded',
  internal: 'overloaded',
  timeout_error: 'timeout',
  deadline_exceeded: 'timeout',
  context_length_exceeded: 'context-length',
  request_too_large: 'context-length',
  content_filter: 'content-filter',
  content_policy_violation: 'content-filter',
  model_not_found: 'bad-request',
  not_found_error: 'bad-request',
};

const tooLong =
  /prompt is too long|context (length|window|size)|maximum context|too many (input )?tokens|token count.{0,40}exceeds/i;
const noCredit = /credit balance is too low|insufficient (credit|balance|funds)/i;
const badKey = /api[ _]key (not valid|is invalid|expired|not found)|(invalid|incorrect) api key/i;

function kindByStatus(status: number): LanguageModelErrorKind {
  if (status === 401 || status === 403) return 'auth';
  if (status === 402) return 'quota';
  if (status === 408) return 'timeout';
  if (status === 413) return 'context-length';
  if (status === 429) return 'rate-limit';
  return status >= 500 ? 'overloaded' : 'bad-request';
}

function fieldsOf(body: unknown): Record<string, unknown> {
  const outer = Array.isArray(body) ? (body[0] as unknown) : body;
  if (typeof outer !== 'object' || outer === null) return { message: outer };
  const inner = 'error' in outer ? outer.error : outer;
  return typeof inner === 'object' && inner !== null ? { ...inner } : { message: inner };
}

/** Google tells a quota of the day, which waiting a minute does not cure, by its id in the details. */
const isDailyQuota = (details: unknown) => Array.isArray(details) && /PerDay/.test(JSON.stringify(details));

/**
 * Turns a vendor's refusal into ours. Names come before texts, texts before the status: vendors send 400 for a wrong
 * key (Google), an empty account (Anthropic) and a prompt that is too long (all). Nothing of the vendor's own text is
 * kept, because it may quote the key or the prompt.
 */
export function classifyProviderError({
  provider,
  status,
  headers = {},
  body,
}: ProviderRefusal): LanguageModelError {
  const { code, type, status: statusName, message, details } = fieldsOf(body);
  const text = typeof message === 'string' ? message : '';
  const retryAfterSeconds = readRequestedPause(headers, details, new Date());
  const numericCode = typeof code === 'number' && code >= 400 && code < 600 ? code : null;

  let kind: LanguageModelErrorKind | undefined;
  for (const name of [code, type, statusName]) {
    kind ??= typeof name === 'string' ? kindByName[name.toLowerCase()] : undefined;
  }
  if (noCredit.test(text) || (kind === 'rate-limit' && isDailyQuota(details))) kind = 'quota';
  else if (tooLong.test(text) && kind !== 'rate-limit' && status !== 429) kind = 'context-length';
  else if (badKey.test(text)) kind = 'auth';
  kind ??= kindByStatus(status ?? numericCode ?? 500);
  return new LanguageModelError(kind, provider, retryAfterSeconds);
}
