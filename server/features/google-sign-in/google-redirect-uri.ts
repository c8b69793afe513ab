import type { Services } from '#server/context.ts';
import { installationUrl } from '#server/installation-url.ts';

/** Where Google sends the browser back to, as it is registered there. */
export function googleRedirectUri({ config }: Services): string {
  return `${installationUrl(config)}/api/google/callback`;
}
