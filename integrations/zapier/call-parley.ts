import type { Bundle, Platform, PlatformRequest, PlatformResponse } from './platform.ts';
import { readAddress } from './read-address.ts';

interface Call extends Omit<PlatformRequest, 'url' | 'params' | 'body'> {
  /** Below `/api/v1`. */
  path: string;
  /** What is undefined or empty is left out. */
  params?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

/** Calls the API of the installation that the Zap is connected to. */
export function callParley(
  z: Platform,
  { authData }: Pick<Bundle, 'authData'>,
  { path, params = {}, body, ...options }: Call,
): Promise<PlatformResponse> {
  return z.request({
    ...options,
    url: `${readAddress(authData.baseUrl)}/api/v1${path}`,
    params: withoutEmpty(params) as Record<string, string | number>,
    ...(body === undefined ? {} : { body: withoutEmpty(body) }),
  });
}

/** Zapier gives empty text, or nothing, for fields that were left empty; the API has no empty values. */
function withoutEmpty(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== undefined && value !== null && value !== '' && !isEmptyList(value),
    ),
  );
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
