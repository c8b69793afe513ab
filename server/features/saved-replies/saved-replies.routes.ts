import type { Hono } from 'hono';
import * as endpoints from '#contract/saved-replies/saved-replies.endpoints.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { createSavedReply } from './create-saved-reply.ts';
import { deleteSavedReply } from './delete-saved-reply.ts';
import { listSavedReplies } from './list-saved-replies.ts';
import { updateSavedReply } from './update-saved-reply.ts';

export function bindSavedReplies(app: Hono, services: Services): void {
  bindEndpoint(app, services, endpoints.listSavedReplies, async ({ ctx }) => ({
    data: await listSavedReplies(ctx),
  }));
  bindEndpoint(app, services, endpoints.createSavedReply, ({ ctx, body }) => createSavedReply(ctx, body));
  bindEndpoint(app, services, endpoints.updateSavedReply, ({ ctx, params, body }) =>
    updateSavedReply(ctx, params.savedReplyId, body),
  );
  bindEndpoint(app, services, endpoints.deleteSavedReply, async ({ ctx, params }) => {
    await deleteSavedReply(ctx, params.savedReplyId);
    return {};
  });
}
