import type { Hono } from 'hono';
import * as endpoints from '#contract/operation/operation.endpoints.ts';
import { baseUrl } from '#server/base-url.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { isPlatformCall } from '#server/white-label/is-platform-call.ts';
import { labelStore } from '#server/white-label/label-store.ts';
import { rebrandAnswer } from '#server/white-label/rebrand-answer.ts';
import { checkHealth } from './check-health.ts';
import { openApiDocument } from './open-api-document.ts';

export function bindOperation(app: Hono, services: Services): void {
  bindEndpoint(app, services, endpoints.getHealth, async ({ http }) => {
    const health = await checkHealth(services);
    http.header('Cache-Control', 'no-store');
    return health.status === 'ok' ? health : http.json(health, 503);
  });
  bindEndpoint(app, services, endpoints.getLiveness, async () => ({ status: 'ok' as const }));
  bindEndpoint(app, services, endpoints.getReadiness, async ({ http }) => {
    const { database } = await checkHealth(services);
    const isStopping = services.openAnswers.isClosing();
    const isReady = database === 'ok' && !isStopping;
    const answer = { status: isReady ? ('ok' as const) : ('down' as const), database, isStopping };
    return isReady ? answer : http.json(answer, 503);
  });
  let document: ReturnType<typeof openApiDocument> | undefined;
  bindEndpoint(app, services, endpoints.getOpenApi, async () => {
    document ??= openApiDocument(services);
    // Under a partner's host the calls that are not there are not listed either.
    const shown = labelStore.getStore()
      ? Object.fromEntries(Object.entries(document.paths).filter(([path]) => !isPlatformCall(path)))
      : document.paths;
    return rebrandAnswer({ ...document, paths: shown, servers: [{ url: baseUrl(services.config) }] });
  });
}
