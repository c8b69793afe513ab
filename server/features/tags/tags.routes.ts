import type { Hono } from 'hono';
import * as endpoints from '#contract/tags/tags.endpoints.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { createTag } from './create-tag.ts';
import { deleteTag } from './delete-tag.ts';
import { listTags } from './list-tags.ts';
import { setConversationTags } from './set-conversation-tags.ts';
import { updateTag } from './update-tag.ts';

export function bindTags(app: Hono, services: Services): void {
  bindEndpoint(app, services, endpoints.listTags, async ({ ctx }) => ({ data: await listTags(ctx) }));
  bindEndpoint(app, services, endpoints.createTag, ({ ctx, body }) => createTag(ctx, body));
  bindEndpoint(app, services, endpoints.updateTag, ({ ctx, params, body }) =>
    updateTag(ctx, params.tagId, body),
  );
  bindEndpoint(app, services, endpoints.deleteTag, async ({ ctx, params }) => {
    await deleteTag(ctx, params.tagId);
    return {};
  });
  bindEndpoint(app, services, endpoints.setConversationTags, async ({ ctx, params, body }) => ({
    data: await setConversationTags(ctx, params.conversationId, body.tagIds),
  }));
}
