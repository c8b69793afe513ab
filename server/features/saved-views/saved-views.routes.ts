import type { Hono } from 'hono';
import * as endpoints from '#contract/saved-views/saved-views.endpoints.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { createSavedView } from './create-saved-view.ts';
import { deleteSavedView } from './delete-saved-view.ts';
import { listSavedViews } from './list-saved-views.ts';
import { updateSavedView } from './update-saved-view.ts';

export function bindSavedViews(app: Hono, services: Services): void {
  bindEndpoint(app, services, endpoints.listSavedViews, async ({ ctx, query }) => ({
    data: await listSavedViews(ctx, query.kind),
  }));
  bindEndpoint(app, services, endpoints.createSavedView, ({ ctx, body }) => createSavedView(ctx, body));
  bindEndpoint(app, services, endpoints.updateSavedView, ({ ctx, params, body }) =>
    updateSavedView(ctx, params.savedViewId, body),
  );
  bindEndpoint(app, services, endpoints.deleteSavedView, async ({ ctx, params }) => {
    await deleteSavedView(ctx, params.savedViewId);
    return {};
  });
}
