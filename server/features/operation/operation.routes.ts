import type { Hono } from 'hono';
import * as endpoints from '#contract/operation.ts';
import type { World } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { checkHealth } from './check-health.ts';
import { openApiDocument } from './open-api-document.ts';

export function bindOperation(app: Hono, world: World): void {
  bindEndpoint(app, world, endpoints.getHealth, async ({ http }) => {
    const health = await checkHealth(world);
    http.header('Cache-Control', 'no-store');
    return health.status === 'ok' ? health : http.json(health, 503);
  });
  let document: ReturnType<typeof openApiDocument> | undefined;
  bindEndpoint(app, world, endpoints.getOpenApi, async () => {
    document ??= openApiDocument(world);
    return document;
  });
}
