import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { createActionCaller } from '../adapters/action-caller/create-action-caller.ts';
import { createGuardedFetcher } from '../adapters/page-fetcher/create-guarded-fetcher.ts';
import { createToolServers } from '../adapters/tool-servers/create-tool-servers.ts';
import { createWebhookSender } from '../adapters/webhook-sender/create-webhook-sender.ts';
import { baseUrl } from '../base-url.ts';
import type { Config } from '../config.ts';
import type { Services } from '../context.ts';
import type { Closer } from './closer.ts';

/** What asks addresses that people give. */
export function openSenders(
  config: Config,
  closers: Closer[],
): Pick<Services, 'pageFetcher' | 'webhookSender' | 'actionCaller' | 'toolServers'> {
  const pageFetcher = createGuardedFetcher({
    userAgent: `${brand.crawlerToken}/1.0 (+${baseUrl(config)}${paths.docsPage('crawler')})`,
    allowedHosts: config.CRAWL_ALLOW_HOSTS,
    pace: { gapMs: config.CRAWL_GAP_MS },
  });
  closers.push(() => pageFetcher.close());
  const webhookSender = createWebhookSender({
    userAgent: `${brand.name}-Webhooks/1.0 (+${baseUrl(config)}${paths.docsPage('webhooks')})`,
    allowedHosts: config.WEBHOOK_ALLOW_HOSTS,
  });
  closers.push(() => webhookSender.close());
  const actionCaller = createActionCaller({
    userAgent: `${brand.name}-Actions/1.0 (+${baseUrl(config)}${paths.docsPage('actions')})`,
    allowedHosts: config.ACTION_ALLOW_HOSTS,
  });
  closers.push(() => actionCaller.close());
  const toolServers = createToolServers({
    userAgent: `${brand.name}-Actions/1.0 (+${baseUrl(config)}${paths.docsPage('actions')})`,
    version: packageFile.version,
    allowedHosts: config.ACTION_ALLOW_HOSTS,
  });
  closers.push(() => toolServers.close());
  return { pageFetcher, webhookSender, actionCaller, toolServers };
}
