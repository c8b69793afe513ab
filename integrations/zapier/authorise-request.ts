import type { Bundle, Platform, PlatformRequest } from './platform.ts';

/** Sends the key of the connection with each call. */
export function authoriseRequest(
  request: PlatformRequest,
  _z: Platform,
  { authData }: Pick<Bundle, 'authData'>,
): PlatformRequest {
  const key = (authData.apiKey ?? '').trim();
  return { ...request, headers: { ...request.headers, authorization: `Bearer ${key}` } };
}
