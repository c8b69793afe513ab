import type { Hono } from 'hono';
import * as contract from '#contract/cal-com/cal-com.endpoints.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { connectCalCom } from './connect-cal-com.ts';
import { disconnectCalCom } from './disconnect-cal-com.ts';
import { getCalCom } from './get-cal-com.ts';
import { listEventTypes } from './list-event-types.ts';
import { finishCalComSignIn } from './sign-in/finish-cal-com-sign-in.ts';
import { returnFromCalCom } from './sign-in/return-from-cal-com.ts';
import { startCalComSignIn } from './sign-in/start-cal-com-sign-in.ts';
import { testCalCom } from './test-cal-com.ts';

export function bindCalCom(app: Hono, services: Services): void {
  bindEndpoint(app, services, contract.getCalCom, ({ ctx }) => getCalCom(ctx));
  bindEndpoint(app, services, contract.connectCalCom, async ({ ctx, body }) => {
    await connectCalCom(ctx, body.apiKey);
    return getCalCom(ctx);
  });
  bindEndpoint(app, services, contract.startCalComSignIn, async ({ ctx, body, http }) => ({
    url: await startCalComSignIn(ctx, http, body.agentId),
  }));
  bindEndpoint(app, services, contract.finishCalComSignIn, async ({ ctx, body, http }) => {
    await finishCalComSignIn(ctx, http, body);
    return getCalCom(ctx);
  });
  bindEndpoint(app, services, contract.returnFromCalCom, async ({ http }) =>
    returnFromCalCom(services, http),
  );
  bindEndpoint(app, services, contract.testCalCom, ({ ctx }) => testCalCom(ctx));
  bindEndpoint(app, services, contract.disconnectCalCom, async ({ ctx }) => {
    await disconnectCalCom(ctx);
    return getCalCom(ctx);
  });
  bindEndpoint(app, services, contract.listEventTypes, async ({ ctx }) => ({
    data: await listEventTypes(ctx),
  }));
}
