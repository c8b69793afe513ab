import type { ApiKeyScope } from '#contract/api-keys/api-keys.ts';
import type { Actor } from './context.ts';

/** May the caller do what an API key needs this scope for? Others than keys may, if their role allows it. */
export function allowsScope(actor: Actor, scope: ApiKeyScope): boolean {
  return actor.kind !== 'api-key' || actor.scopes.includes('admin') || actor.scopes.includes(scope);
}
