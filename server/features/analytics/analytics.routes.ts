import type { Hono } from 'hono';
import * as endpoints from '#contract/analytics/analytics.endpoints.ts';
import type { Services } from '#server/context.ts';
import { onReplica } from '#server/database/replica/on-replica.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { countLeads } from './count-leads.ts';
import { listAttention } from './list-attention.ts';
import { listHours } from './list-hours.ts';
import { listTop } from './list-top.ts';
import { listTopQuestions } from './list-top-questions.ts';
import { listUsedSources } from './list-used-sources.ts';
import { measureFirstWord } from './measure-first-word.ts';

export function bindAnalytics(app: Hono, services: Services): void {
  bindEndpoint(app, services, endpoints.countLeads, async ({ ctx, query }) =>
    countLeads(await onReplica(ctx), query),
  );
  bindEndpoint(app, services, endpoints.listAttention, async ({ ctx, query }) =>
    listAttention(await onReplica(ctx), query),
  );
  bindEndpoint(app, services, endpoints.listHours, async ({ ctx, query }) =>
    listHours(await onReplica(ctx), query),
  );
  bindEndpoint(app, services, endpoints.listTop, async ({ ctx, query }) =>
    listTop(await onReplica(ctx), query),
  );
  bindEndpoint(app, services, endpoints.listTopQuestions, async ({ ctx, query }) =>
    listTopQuestions(await onReplica(ctx), query),
  );
  bindEndpoint(app, services, endpoints.measureFirstWord, async ({ ctx, query }) =>
    measureFirstWord(await onReplica(ctx), query),
  );
  bindEndpoint(app, services, endpoints.listUsedSources, async ({ ctx, query }) =>
    listUsedSources(await onReplica(ctx), query),
  );
}
