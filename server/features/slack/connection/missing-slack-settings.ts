import type { Services } from '#server/context.ts';
import { installationUrl } from '#server/installation-url.ts';

/**
 * Settings that Slack needs and that are not set: keys of an app, and an https address, as Slack sends browsers and messages
 * nowhere else. Without a check for a server on this machine in place of Slack, as in tests.
 */
export function missingSlackSettings({ config }: Pick<Services, 'config'>): string[] {
  const { SLACK_CLIENT_ID, SLACK_CLIENT_SECRET, SLACK_SIGNING_SECRET, SLACK_API_BASE } = config;
  const missing = Object.entries({ SLACK_CLIENT_ID, SLACK_CLIENT_SECRET, SLACK_SIGNING_SECRET })
    .filter(([, value]) => !value)
    .map(([name]) => name);
  const isReachable =
    installationUrl(config).startsWith('https://') || !SLACK_API_BASE.startsWith('https://');
  return isReachable ? missing : [...missing, 'BASE_URL'];
}
