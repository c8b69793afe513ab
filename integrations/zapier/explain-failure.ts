import type { Platform, PlatformResponse } from './platform.ts';

/**
 * Gives people the sentence of the API where a call failed, in the kind of error that makes Zapier do the right
 * thing: ask to connect again, try again later, or stop the step.
 */
export function explainFailure(response: PlatformResponse, z: Platform): PlatformResponse {
  const { status } = response;
  if (status < 400 || response.skipThrowForStatus) return response;
  const { code, message, fields } = readError(response.data);
  const sentence = [message ?? `Parley answered ${status}.`, ...fields].join(' ');
  if (status === 401) throw new z.errors.ExpiredAuthError(sentence);
  if (status === 429) {
    const seconds = Number(response.headers.get('retry-after'));
    throw new z.errors.ThrottledError(sentence, seconds > 0 ? seconds : 60);
  }
  throw new z.errors.Error(sentence, code ?? 'unknown', status);
}

/** `{error: {code, message, details?}}`; anything else came from something in between. */
function readError(data: unknown): { code?: string; message?: string; fields: string[] } {
  const { error } = (data ?? {}) as { error?: { code?: unknown; message?: unknown; details?: unknown } };
  const details = typeof error?.details === 'object' && error.details !== null ? error.details : {};
  return {
    ...(typeof error?.code === 'string' ? { code: error.code } : {}),
    ...(typeof error?.message === 'string' ? { message: error.message } : {}),
    fields: Object.values(details).filter((sentence) => typeof sentence === 'string'),
  };
}
