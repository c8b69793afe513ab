import type { Hono } from 'hono';
import * as endpoints from '#contract/analytics/analytics.endpoints.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { countLeads } from './count-leads.ts';
import { listAttention } from './list-attention.ts';
import { listHours } from './list-hours.ts';
import { listTop } from './list-top.ts';
import { listTopQuestions } from './list-top-questions.ts';
import { listUsedSources } from './list-used-sources.ts';
import { measureFirstWord } from './measure-first-word.ts';

export function bindAnalytics(app: Hono, services: Services): void {
  bindEndpoint(app, services, endpoints.countLeads, ({ ctx, query }) => countLeads(ctx, query));
  bindEndpoint(app, services, endpoints.listAttention, ({ ctx, query }) => listAttention(ctx, query));
  bindEndpoint(app, services, endpoints.listHours, ({ ctx, query }) => listHours(ctx, query));
  bindEndpoint(app, services, endpoints.listTop, ({ ctx, query }) => listTop(ctx, query));
  bindEndpoint(app, services, endpoints.listTopQuestions, ({ ctx, query }) => listTopQuestions(ctx, query));
  bindEndpoint(app, services, endpoints.measureFirstWord, ({ ctx, query }) => measureFirstWord(ctx, query));
  bindEndpoint(app, services, endpoints.listUsedSources, ({ ctx, query }) => listUsedSources(ctx, query));
}
