import type { Services } from '#server/context.ts';
import { installationUrl } from '#server/installation-url.ts';

/** Where Notion sends the browser back to, as it is registered there. */
export function notionRedirectUri({ config }: Pick<Services, 'config'>): string {
  return `${installationUrl(config)}/api/notion/callback`;
}
