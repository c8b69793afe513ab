import type { Hono } from 'hono';
import * as attachments from '#contract/attachments/attachments.endpoints.ts';
import * as endpoints from '#contract/conversations/conversations.endpoints.ts';
import * as crawls from '#contract/crawls/crawls.endpoints.ts';
import * as unanswered from '#contract/unanswered-questions/unanswered-questions.endpoints.ts';
import type { Services } from '#server/context.ts';
import { onReplica } from '#server/database/replica/on-replica.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { downloadAttachment } from './attachments/download-attachment.ts';
import { uploadAsMember } from './attachments/upload-as-member.ts';
import { countConversations } from './count-conversations.ts';
import { deleteConversation } from './delete-conversation.ts';
import { explainAnswer } from './explain-answer.ts';
import { listTouchedAnswers } from './list-touched-answers.ts';
import { dismissQuestions } from './questions/dismiss-questions.ts';
import { listUnanswered } from './questions/list-unanswered.ts';
import { reopenQuestions } from './questions/reopen-questions.ts';
import { rateAnswer } from './rate-answer.ts';
import { markRead } from './read-marks/mark-read.ts';

/** Call it before `bindInbox`: the conversation by its id would take the last words of these paths for one. */
export function bindConversations(app: Hono, services: Services): void {
  bindEndpoint(app, services, endpoints.countConversations, async ({ ctx, query }) =>
    countConversations(await onReplica(ctx), query),
  );
  bindEndpoint(app, services, unanswered.listUnanswered, async ({ ctx, query }) =>
    listUnanswered(await onReplica(ctx), query),
  );
  bindEndpoint(app, services, unanswered.dismissQuestions, ({ ctx, body }) => dismissQuestions(ctx, body));
  bindEndpoint(app, services, unanswered.reopenQuestions, ({ ctx, body }) => reopenQuestions(ctx, body));
  bindEndpoint(app, services, crawls.listTouchedAnswers, ({ ctx, params }) =>
    listTouchedAnswers(ctx, params),
  );
  bindEndpoint(app, services, endpoints.markRead, async ({ ctx, params }) => {
    await markRead(ctx, params.conversationId);
    return {};
  });
  bindEndpoint(app, services, endpoints.deleteConversation, async ({ ctx, params }) => {
    await deleteConversation(ctx, params.conversationId);
    return {};
  });
  bindEndpoint(app, services, attachments.uploadAsMember, ({ ctx, params, http }) =>
    uploadAsMember(ctx, params.conversationId, http.req.raw),
  );
  bindEndpoint(app, services, attachments.downloadAttachment, ({ ctx, params }) =>
    downloadAttachment(ctx, params.attachmentId),
  );
  bindEndpoint(app, services, endpoints.explainAnswer, ({ ctx, params }) =>
    explainAnswer(ctx, params.messageId),
  );
  bindEndpoint(app, services, endpoints.setFeedback, ({ ctx, params, body }) =>
    rateAnswer(ctx, params.messageId, body.feedback),
  );
}
