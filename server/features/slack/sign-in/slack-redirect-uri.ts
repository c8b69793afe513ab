import type { Services } from '#server/context.ts';
import { installationUrl } from '#server/installation-url.ts';

/** Where Slack sends the browser back to, as it is registered there. */
export function slackRedirectUri({ config }: Pick<Services, 'config'>): string {
  return `${installationUrl(config)}/api/slack/callback`;
}
