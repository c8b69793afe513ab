import { type FakeToolServer, startToolServer } from './fakes/tool-server/start-tool-server.ts';
import {
  startWebhookEndpoint,
  type WebhookEndpoint,
} from './fakes/webhook-endpoint/start-webhook-endpoint.ts';
import { createTestServices, type TestServices } from './test-services.ts';

export interface CalledServers {
  test: TestServices;
  /** What actions call: a shop's own server. */
  shop: WebhookEndpoint;
  /** The shop's MCP server. */
  toolServer: FakeToolServer;
  close(): Promise<void>;
}

/** The product on the largest plan, next to the servers that its agents may call, on this machine. */
export async function startCalledServers(
  options: Parameters<typeof createTestServices>[1] = {},
): Promise<CalledServers> {
  const [shop, toolServer] = await Promise.all([startWebhookEndpoint(), startToolServer()]);
  const settings = { ACTION_ALLOW_HOSTS: `${shop.host},${toolServer.host}`, DEFAULT_PLAN: 'enterprise' };
  const test = await createTestServices(settings, options);
  return {
    test,
    shop,
    toolServer,
    async close() {
      await test.close();
      await Promise.all([shop.close(), toolServer.close()]);
    },
  };
}
