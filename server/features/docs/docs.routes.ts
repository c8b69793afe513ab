import type { Hono } from 'hono';
import {
  getDemoAgent,
  rateDocsPage as rateEndpoint,
  searchDocs as searchEndpoint,
} from '#contract/docs/docs.endpoints.ts';
import type { SearchIndex } from '#core/searching/index/create-search-index.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { isPlatformPage } from '#server/white-label/is-platform-page.ts';
import { labelStore } from '#server/white-label/label-store.ts';
import { rebrandAnswer } from '#server/white-label/rebrand-answer.ts';
import { ensureDocsAgent } from './ensure-docs-agent.ts';
import { indexDocs } from './index-docs.ts';
import { rateDocsPage } from './rate-docs-page.ts';
import { type ContentFile, readContentFiles } from './read-content-files.ts';
import { searchDocs } from './search-docs.ts';

/** @param contentFolder where the product describes itself in Markdown: `docs/`, `pages/` */
export function bindDocs(app: Hono, services: Services, contentFolder: string): void {
  const openIndex = once<SearchIndex>(() => indexDocs(services, contentFolder));
  bindEndpoint(app, services, searchEndpoint, async ({ query, clientAddress }) => {
    await services.rateLimiter.hit(['docs-search-from-address', clientAddress]);
    const hits = searchDocs(await openIndex(), query.q);
    return {
      data: labelStore.getStore() ? rebrandAnswer(hits.filter(({ url }) => !isPlatformPage(url))) : hits,
    };
  });

  const readFiles = once<ContentFile[]>(() => readContentFiles(contentFolder, ['docs', 'pages']));
  // The changelog describes older versions too: the agent would answer with what is no longer true.
  const readLessons = async () => (await readFiles()).filter(({ slug }) => slug !== 'docs/changelog');
  bindEndpoint(app, services, rateEndpoint, async ({ body, clientAddress }) => {
    await services.rateLimiter.hit(['docs-feedback-from-address', clientAddress]);
    const pages = (await readFiles()).filter(({ slug }) => slug.startsWith('docs/'));
    return rateDocsPage(
      services,
      pages.map(({ slug }) => slug.slice('docs/'.length)),
      body,
    );
  });
  bindEndpoint(app, services, getDemoAgent, async () => ({
    agentId: await ensureDocsAgent(services, await readLessons()),
  }));
}

/** Does the work on the first call, and again only after it failed. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | null = null;
  return () => {
    done ??= work().catch((error: unknown) => {
      done = null;
      throw error;
    });
    return done;
  };
}
