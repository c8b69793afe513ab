import { baseUrl } from '#server/base-url.ts';
import type { Services } from '#server/context.ts';

/** Where Google sends the browser back to, as it is registered there. */
export function googleRedirectUri({ config }: Services): string {
  return `${baseUrl(config)}/api/google/callback`;
}
