import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';

/** Throws `invalid-input` for a base URL that is not called. What a name resolves to is checked at each connection. */
export function requireBaseUrl({ ownModels }: Pick<Services, 'ownModels'>, baseUrl: string): void {
  const message = ownModels.refusalOf(baseUrl);
  if (message !== null) throw failure('invalid-input', { message, details: { baseUrl: message } });
}
