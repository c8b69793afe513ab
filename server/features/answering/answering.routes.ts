import type { Hono } from 'hono';
import * as completionEndpoints from '#contract/completions/completions.endpoints.ts';
import * as endpoints from '#contract/conversations/conversations.endpoints.ts';
import * as inbox from '#contract/inbox/inbox.endpoints.ts';
import * as modelKeyEndpoints from '#contract/model-keys/model-keys.endpoints.ts';
import { suggestWordings as suggestWordingsEndpoint } from '#contract/sources/sources.endpoints.ts';
import { suggestSynonyms as suggestSynonymsEndpoint } from '#contract/synonyms/synonyms.endpoints.ts';
import type { Services } from '#server/context.ts';
import type { Question } from '#server/features/conversations/question.ts';
import { setModelBudget } from '#server/features/model-keys/set-model-budget.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { collectAnswer } from './collect-answer.ts';
import { createCompletion } from './completions/create-completion.ts';
import { listModels } from './completions/list-models.ts';
import { draftReply } from './draft-reply.ts';
import { getModelSpending } from './models/get-model-spending.ts';
import { suggestWordings } from './models/suggest-wordings.ts';
import { testModelKey } from './models/test-model-key.ts';
import { streamAnswer } from './stream-answer.ts';
import { suggestQuestions } from './suggest-questions.ts';
import { suggestSynonyms } from './suggest-synonyms.ts';

export function bindAnswering(app: Hono, services: Services): void {
  bindEndpoint(app, services, endpoints.chat, async ({ ctx, params, body, http }) => {
    const question: Question = {
      agentId: params.agentId,
      workspaceId: ctx.workspace.id,
      visitorId: null,
      text: body.message,
      conversationId: body.conversationId,
      channel: body.channel ?? 'api',
      userId: body.userId,
      hits: [],
    };
    return body.stream ? streamAnswer(ctx, question) : collectAnswer(ctx, question, http.req.raw.signal);
  });
  bindEndpoint(app, services, completionEndpoints.createCompletion, ({ ctx, body, http }) =>
    createCompletion(ctx, body, http.req.raw.signal),
  );
  bindEndpoint(app, services, completionEndpoints.listModels, ({ ctx }) => listModels(ctx));
  bindEndpoint(app, services, suggestWordingsEndpoint, async ({ ctx, params, http }) => ({
    data: await suggestWordings(ctx, params, http.req.raw.signal),
  }));
  bindEndpoint(app, services, modelKeyEndpoints.getModelSpending, ({ ctx }) => getModelSpending(ctx));
  bindEndpoint(app, services, modelKeyEndpoints.setModelBudget, async ({ ctx, body }) => {
    await setModelBudget(ctx, body.budget);
    return getModelSpending(ctx);
  });
  bindEndpoint(app, services, modelKeyEndpoints.testModelKey, async ({ ctx, params, body, http }) => ({
    data: await testModelKey(ctx, params.modelKeyId, body, http.req.raw.signal),
  }));
  bindEndpoint(app, services, endpoints.suggestQuestions, ({ ctx, params }) =>
    suggestQuestions(ctx, params.agentId),
  );
  bindEndpoint(app, services, inbox.draftReply, async ({ ctx, params, http }) => {
    await services.rateLimiter.hit(['draft-of-workspace', ctx.workspace.id]);
    return draftReply(ctx, params.conversationId, http.req.raw.signal);
  });
  bindEndpoint(app, services, suggestSynonymsEndpoint, async ({ ctx, params, http }) => ({
    data: await suggestSynonyms(ctx, params.agentId, http.req.raw.signal),
  }));
}
