import type { Services } from '#server/context.ts';
import { installationUrl } from '#server/installation-url.ts';

/** The address that Cal.com sends the browser back to, as it is registered there. */
export function calComRedirectUri({ config }: Pick<Services, 'config'>): string {
  return `${installationUrl(config)}/api/cal-com/callback`;
}
