import type { Hono } from 'hono';
import * as endpoints from '#contract/conversations/conversations.endpoints.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { changeConversations } from './change-conversations.ts';
import { deleteSelected } from './delete-selected.ts';
import { exportConversations } from './export-conversations.ts';
import { getConversation } from './get-conversation.ts';
import { listConversations } from './list-conversations.ts';

export function bindInbox(app: Hono, services: Services): void {
  // Before the conversation by its id, which would take this last word for one.
  bindEndpoint(app, services, endpoints.exportConversations, async ({ ctx, query }) =>
    exportConversations(ctx, query),
  );
  bindEndpoint(app, services, endpoints.changeConversations, ({ ctx, body }) =>
    changeConversations(ctx, body),
  );
  bindEndpoint(app, services, endpoints.deleteConversations, ({ ctx, body }) => deleteSelected(ctx, body));
  bindEndpoint(app, services, endpoints.listConversations, ({ ctx, query }) => listConversations(ctx, query));
  bindEndpoint(app, services, endpoints.getConversation, ({ ctx, params }) =>
    getConversation(ctx, params.conversationId),
  );
}
