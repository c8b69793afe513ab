import type { Hono } from 'hono';
import * as endpoints from '#contract/conversations/conversations.endpoints.ts';
import * as inbox from '#contract/inbox/inbox.endpoints.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { onReplica } from '#server/database/replica/on-replica.ts';
import { handleConversation } from '#server/features/conversations/handling/handle-conversation.ts';
import { replyToVisitor } from '#server/features/conversations/handling/reply-to-visitor.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { changeConversations } from './change-conversations.ts';
import { countInbox } from './count-inbox.ts';
import { deleteSelected } from './delete-selected.ts';
import { exportConversations } from './export-conversations.ts';
import { getConversation } from './get-conversation.ts';
import { getVisitor } from './get-visitor.ts';
import { listConversations } from './list-conversations.ts';
import { showPresence } from './show-presence.ts';

export function bindInbox(app: Hono, services: Services): void {
  // Before the conversation by its id, which would take this last word for one.
  bindEndpoint(app, services, endpoints.exportConversations, async ({ ctx, query }) => {
    await recordAudit(ctx, { action: 'conversations.exported', workspaceId: ctx.workspace.id });
    return exportConversations(await onReplica(ctx), query);
  });
  bindEndpoint(app, services, endpoints.changeConversations, ({ ctx, body }) =>
    changeConversations(ctx, body),
  );
  bindEndpoint(app, services, endpoints.deleteConversations, ({ ctx, body }) => deleteSelected(ctx, body));
  bindEndpoint(app, services, endpoints.listConversations, ({ ctx, query }) => listConversations(ctx, query));
  bindEndpoint(app, services, endpoints.getConversation, ({ ctx, params }) =>
    getConversation(ctx, params.conversationId),
  );
  bindEndpoint(app, services, inbox.handleConversation, ({ ctx, params, body }) =>
    handleConversation(ctx, params.conversationId, body),
  );
  bindEndpoint(app, services, inbox.reply, ({ ctx, params, body }) =>
    replyToVisitor(ctx, params.conversationId, body),
  );
  bindEndpoint(app, services, inbox.countInbox, ({ ctx, query }) => countInbox(ctx, query));
  bindEndpoint(app, services, inbox.getVisitor, ({ ctx, params }) => getVisitor(ctx, params.conversationId));
  bindEndpoint(app, services, inbox.showPresence, async ({ ctx, params, body }) => {
    await showPresence(ctx, params.conversationId, body.isTyping);
    return {};
  });
}
