import type { Hono } from 'hono';
import type { AnswerOf } from '#contract/endpoint.ts';
import * as site from '#contract/site.endpoints.ts';
import * as siteConstants from '#contract/site.ts';
import type { SearchIndex } from '#core/searching/index/create-search-index.ts';
import type { Services } from '#server/context.ts';
import { Failure, failure } from '#server/failure.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { ensureDocsAgent } from './ensure-docs-agent.ts';
import { getStatus } from './get-status.ts';
import { indexDocs } from './index-docs.ts';
import { joinWaitlist } from './join-waitlist.ts';
import { type ContentFile, readContentFiles } from './read-content-files.ts';
import { searchDocs } from './search-docs.ts';
import { sendContactMessage } from './send-contact-message.ts';

/** However many look at the status page, health is asked for so often. */
const statusMs = 5_000;

/** @param contentFolder what the product says about itself, as Markdown: `docs/`, `pages/` */
export function bindSite(app: Hono, services: Services, contentFolder: string): void {
  bindEndpoint(app, services, site.sendContactMessage, async ({ body, clientAddress }) => {
    try {
      await sendContactMessage(services, body, clientAddress);
    } catch (error) {
      if (error instanceof Failure) throw error;
      services.log.error({ err: error }, 'a contact message could not be stored');
      throw failure('internal-error', { message: siteConstants.contactFailure });
    }
    return { success: true as const, message: 'Your message was sent. We will get back to you soon.' };
  });

  bindEndpoint(app, services, site.joinWaitlist, async ({ body, clientAddress }) => {
    await joinWaitlist(services, body, clientAddress);
    return { success: true as const, message: 'You are on the list. We will write to you when it opens.' };
  });

  let status: { answer: AnswerOf<typeof site.getStatus>; atMs: number } | null = null;
  bindEndpoint(app, services, site.getStatus, async () => {
    const nowMs = services.clock.now().getTime();
    if (status === null || nowMs - status.atMs >= statusMs) {
      status = { answer: await getStatus(services, status?.answer ?? null), atMs: nowMs };
    }
    return status.answer;
  });

  const openIndex = once<SearchIndex>(() => indexDocs(services, contentFolder));
  bindEndpoint(app, services, site.searchDocs, async ({ query, clientAddress }) => {
    services.rateLimiter.hit('docs-search-from-address', clientAddress);
    return { data: searchDocs(await openIndex(), query.q) };
  });

  const readFiles = once<ContentFile[]>(() => readContentFiles(contentFolder, ['docs', 'pages']));
  bindEndpoint(app, services, site.getDemoAgent, async () => ({
    agentId: await ensureDocsAgent(services, await readFiles()),
  }));
}

/** Does the work when it is first asked for, and again only after it failed. */
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
