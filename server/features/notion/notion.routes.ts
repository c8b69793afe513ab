import type { Hono } from 'hono';
import * as contract from '#contract/notion/notion.endpoints.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { connectNotion } from './connect-notion.ts';
import { disconnectNotion } from './disconnect-notion.ts';
import { getNotion } from './get-notion.ts';
import { searchNotion } from './search-notion.ts';
import { finishNotionSignIn } from './sign-in/finish-notion-sign-in.ts';
import { returnFromNotion } from './sign-in/return-from-notion.ts';
import { startNotionSignIn } from './sign-in/start-notion-sign-in.ts';

export function bindNotion(app: Hono, services: Services): void {
  bindEndpoint(app, services, contract.getNotion, ({ ctx }) => getNotion(ctx));
  bindEndpoint(app, services, contract.connectNotion, async ({ ctx, body }) => {
    await connectNotion(ctx, body.token);
    return getNotion(ctx);
  });
  bindEndpoint(app, services, contract.disconnectNotion, async ({ ctx }) => {
    await disconnectNotion(ctx);
    return getNotion(ctx);
  });
  bindEndpoint(app, services, contract.startNotionSignIn, async ({ ctx, body, http }) => ({
    url: await startNotionSignIn(ctx, http, body.agentId),
  }));
  bindEndpoint(app, services, contract.finishNotionSignIn, async ({ ctx, body, http }) => {
    await finishNotionSignIn(ctx, http, body);
    return getNotion(ctx);
  });
  bindEndpoint(app, services, contract.returnFromNotion, async ({ http }) =>
    returnFromNotion(services, http),
  );
  bindEndpoint(app, services, contract.searchNotion, ({ ctx, query }) => searchNotion(ctx, query));
}
