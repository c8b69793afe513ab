import type { ApiKeyScope } from './api-keys/api-keys.ts';
import type { Endpoint } from './endpoint.ts';

/** What an API key needs to call an endpoint. */
export function requiredScope({ scope, method }: Pick<Endpoint, 'scope' | 'method'>): ApiKeyScope {
  return scope ?? (method === 'GET' ? 'read' : 'admin');
}
