import type { Hono } from 'hono';
import * as endpoints from '#contract/trials/trials.endpoints.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { createTrial } from './create-trial.ts';
import { keepTrial } from './keep-trial.ts';
import { showTrial } from './show-trial.ts';

export function bindTrials(app: Hono, services: Services): void {
  bindEndpoint(app, services, endpoints.createTrial, ({ body, clientAddress, http }) =>
    createTrial(services, body, clientAddress, http.req.raw.signal),
  );
  bindEndpoint(app, services, endpoints.showTrial, ({ body, clientAddress }) =>
    showTrial(services, body.secret, clientAddress),
  );
  bindEndpoint(app, services, endpoints.keepTrial, async ({ signedIn, body }) => ({
    agentId: await keepTrial(services, signedIn, body.secret),
  }));
}
