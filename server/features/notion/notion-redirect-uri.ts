import { baseUrl } from '#server/base-url.ts';
import type { Services } from '#server/context.ts';

/** Where Notion sends the browser back to, as it is registered there. */
export function notionRedirectUri({ config }: Pick<Services, 'config'>): string {
  return `${baseUrl(config)}/api/notion/callback`;
}
