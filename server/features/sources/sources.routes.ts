import type { Hono } from 'hono';
import { suggestFromWebsite as suggestFromWebsiteEndpoint } from '#contract/agents/agents.endpoints.ts';
import * as contradictions from '#contract/contradictions/contradictions.endpoints.ts';
import * as crawls from '#contract/crawls/crawls.endpoints.ts';
import * as pages from '#contract/source-pages/source-pages.endpoints.ts';
import * as endpoints from '#contract/sources/sources.endpoints.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { addSource } from './add-source.ts';
import { cancelSource } from './cancel-source.ts';
import { dismissContradiction } from './contradictions/dismiss-contradiction.ts';
import { listContradictions } from './contradictions/list-contradictions.ts';
import { comparePage } from './crawls/compare-page.ts';
import { getCrawl } from './crawls/get-crawl.ts';
import { listCrawls } from './crawls/list-crawls.ts';
import { listPageChanges } from './crawls/list-page-changes.ts';
import { deleteSource } from './delete-source.ts';
import { deleteSources } from './delete-sources.ts';
import { replaceFile } from './files/replace-file.ts';
import { uploadFile } from './files/upload-file.ts';
import { getSource } from './get-source.ts';
import { getSourceContent } from './get-source-content.ts';
import { listSources } from './list-sources.ts';
import { getSourcePage } from './pages/get-source-page.ts';
import { listPassages } from './pages/list-passages.ts';
import { listSourcePages } from './pages/list-source-pages.ts';
import { matchPages } from './pages/match-pages.ts';
import { readPassages } from './pages/read-passages.ts';
import { removePages } from './pages/remove-pages.ts';
import { retrainPages } from './pages/retrain-pages.ts';
import { swapPages } from './pages/swap-pages.ts';
import { retrainSource } from './retrain-source.ts';
import { retrainSources } from './retrain-sources.ts';
import { reviewSources } from './review-sources.ts';
import { suggestFromWebsite } from './suggestions/suggest-from-website.ts';
import { updateSource } from './update-source.ts';

export function bindSources(app: Hono, services: Services): void {
  bindEndpoint(app, services, endpoints.addSource, async ({ ctx, params: { agentId }, body, http }) => {
    const isUpload = /^multipart\//i.test(http.req.header('content-type') ?? '');
    const id = isUpload ? await uploadFile(ctx, agentId, http.req.raw) : await addSource(ctx, agentId, body);
    return getSource(ctx, agentId, id);
  });
  bindEndpoint(app, services, endpoints.listSources, ({ ctx, params, query }) =>
    listSources(ctx, params.agentId, query),
  );
  bindEndpoint(app, services, endpoints.getSource, ({ ctx, params }) =>
    getSource(ctx, params.agentId, params.sourceId),
  );
  bindEndpoint(app, services, endpoints.getSourceContent, ({ ctx, params }) =>
    getSourceContent(ctx, params.agentId, params.sourceId),
  );
  bindEndpoint(app, services, endpoints.updateSource, async ({ ctx, params, body }) => {
    await updateSource(ctx, params.agentId, params.sourceId, body);
    return getSource(ctx, params.agentId, params.sourceId);
  });
  bindEndpoint(app, services, endpoints.deleteSource, async ({ ctx, params }) => {
    await deleteSource(ctx, params.agentId, params.sourceId);
    return {};
  });
  bindEndpoint(app, services, endpoints.replaceFile, async ({ ctx, params, http }) => {
    await replaceFile(ctx, params.agentId, params.sourceId, http.req.raw);
    return getSource(ctx, params.agentId, params.sourceId);
  });
  bindEndpoint(app, services, endpoints.retrainSources, ({ ctx, params, body }) =>
    retrainSources(ctx, params.agentId, body.sourceIds),
  );
  bindEndpoint(app, services, endpoints.deleteSources, ({ ctx, params, body }) =>
    deleteSources(ctx, params.agentId, body.sourceIds),
  );
  bindEndpoint(app, services, endpoints.reviewSources, ({ ctx, params }) =>
    reviewSources(ctx, params.agentId),
  );
  bindEndpoint(app, services, endpoints.retrainSource, async ({ ctx, params }) => {
    await retrainSource(ctx, params.agentId, params.sourceId);
    return getSource(ctx, params.agentId, params.sourceId);
  });
  bindEndpoint(app, services, endpoints.cancelSource, async ({ ctx, params }) => {
    await cancelSource(ctx, params.agentId, params.sourceId);
    return getSource(ctx, params.agentId, params.sourceId);
  });
  bindEndpoint(app, services, pages.listSourcePages, ({ ctx, params, query }) =>
    listSourcePages(ctx, params.agentId, params.sourceId, query),
  );
  bindEndpoint(app, services, pages.readPassages, ({ ctx, params, query }) =>
    readPassages(ctx, params.agentId, params.sourceId, query),
  );
  bindEndpoint(app, services, pages.getSourcePage, ({ ctx, params }) => getSourcePage(ctx, params));
  bindEndpoint(app, services, pages.listPassages, ({ ctx, params, query }) =>
    listPassages(ctx, params, query),
  );
  bindEndpoint(app, services, pages.retrainPages, async ({ ctx, params, body }) => {
    await retrainPages(ctx, params, body.pageIds);
    return getSource(ctx, params.agentId, params.sourceId);
  });
  bindEndpoint(app, services, pages.swapPages, async ({ ctx, params, body }) => {
    await swapPages(ctx, params, body);
    return getSource(ctx, params.agentId, params.sourceId);
  });
  bindEndpoint(app, services, pages.removePages, async ({ ctx, params, body }) => {
    await removePages(ctx, params, body.pageIds);
    return getSource(ctx, params.agentId, params.sourceId);
  });
  bindCrawls(app, services);
  bindEndpoint(app, services, suggestFromWebsiteEndpoint, ({ ctx, body, http }) =>
    suggestFromWebsite(ctx, body.url, http.req.raw.signal, { withAvatar: true }),
  );
}

function bindCrawls(app: Hono, services: Services): void {
  bindEndpoint(app, services, pages.matchPages, ({ ctx, params, body }) =>
    matchPages(ctx, params.agentId, params.sourceId, body),
  );
  bindEndpoint(app, services, crawls.listCrawls, ({ ctx, params }) =>
    listCrawls(ctx, params.agentId, params.sourceId),
  );
  bindEndpoint(app, services, crawls.getCrawl, ({ ctx, params }) =>
    getCrawl(ctx, params.agentId, params.sourceId, params.run),
  );
  bindEndpoint(app, services, crawls.listPageChanges, ({ ctx, params, query }) =>
    listPageChanges(ctx, params.agentId, params.sourceId, params.run, query),
  );
  bindEndpoint(app, services, crawls.comparePage, ({ ctx, params }) => comparePage(ctx, params));
  bindEndpoint(app, services, contradictions.listContradictions, ({ ctx, params }) =>
    listContradictions(ctx, params.agentId),
  );
  bindEndpoint(app, services, contradictions.dismissContradiction, async ({ ctx, params, body }) => {
    await dismissContradiction(ctx, params.agentId, body.contradictionId);
    return {};
  });
}
