import { session } from '#server/features/sessions/sessions.table.ts';
import { firstAccount } from '#server/features/users/first-account.table.ts';
import { startCalCom } from '../fakes/cal-com/start-cal-com.ts';
import { startNotion } from '../fakes/notion/start-notion.ts';
import { startSlack } from '../fakes/slack/start-slack.ts';
import { startToolServer } from '../fakes/tool-server/start-tool-server.ts';
import { startWebsite } from '../fakes/website/start-website.ts';
import { createTestServices, type TestServices } from '../test-services.ts';
import { createOwner } from './create-owner.ts';
import type { Owner } from './endpoint-case.ts';

export interface EndpointStage extends TestServices {
  /** The operator of the installation. */
  mine: Owner;
  theirs: Owner;
}

/** An installation with everything that endpoints need, and two owners who have one of everything. */
export async function createEndpointStage(): Promise<EndpointStage> {
  const site = await startWebsite();
  const notion = await startNotion();
  const calCom = await startCalCom();
  const slack = await startSlack();
  const toolServer = await startToolServer();
  const stage = await createTestServices(
    {
      DEFAULT_PLAN: 'enterprise',
      CRAWL_ALLOW_HOSTS: site.host,
      WEBHOOK_ALLOW_HOSTS: site.host,
      ACTION_ALLOW_HOSTS: toolServer.host,
      API_CALL_LIMIT: '100000',
      // Model keys are stored here; no provider is asked.
      EMBEDDED_ENGINE_ONLY: 'true',
      NOTION_API_BASE: notion.origin,
      ...calCom.settings(),
      NOTION_CLIENT_ID: notion.client.id,
      NOTION_CLIENT_SECRET: notion.client.secret,
      ...slack.settings(),
    },
    { isWorker: true },
  );
  const [mine, theirs] = await Promise.all([
    createOwner(stage, 'quokka', site.origin, toolServer.url),
    createOwner(stage, 'axolotl', site.origin, toolServer.url),
  ]);
  // They were made at once.
  await stage.services.db.update(firstAccount).set({ userId: mine.client.user.id });
  // However long the tests take: `tests/attacks/access.test.ts` has what is refused without.
  await stage.services.db.update(session).set({ confirmedAt: new Date('2100-01-01') });
  return {
    ...stage,
    mine,
    theirs,
    async close() {
      await stage.close();
      await site.close();
      await notion.close();
      await calCom.close();
      await slack.close();
      await toolServer.close();
    },
  };
}
