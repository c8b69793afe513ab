import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { pino } from 'pino';
import { createActionCaller } from '#server/adapters/action-caller/create-action-caller.ts';
import { createCalCom } from '#server/adapters/cal-com/create-cal-com.ts';
import { createCardDrawer } from '#server/adapters/card-drawer/create-card-drawer.ts';
import { createChatReader } from '#server/adapters/chat-reader/create-chat-reader.ts';
import { createDocumentReader } from '#server/adapters/document-reader/create-document-reader.ts';
import { createFolderFileStore } from '#server/adapters/file-store/create-folder-file-store.ts';
import { createInvoicePrinter } from '#server/adapters/invoice-printer/create-invoice-printer.ts';
import { createLanguageModels } from '#server/adapters/language-model/create-language-models.ts';
import { createOwnModels } from '#server/adapters/language-model/create-own-models.ts';
import { createMailReader } from '#server/adapters/mail-reader/create-mail-reader.ts';
import { createNotion } from '#server/adapters/notion/create-notion.ts';
import { createGuardedFetcher } from '#server/adapters/page-fetcher/create-guarded-fetcher.ts';
import { createPayments } from '#server/adapters/payments/create-payments.ts';
import { createPictureReader } from '#server/adapters/picture-reader/create-picture-reader.ts';
import { createSlack } from '#server/adapters/slack/create-slack.ts';
import { createThreads } from '#server/adapters/threads/create-threads.ts';
import { createToolServers } from '#server/adapters/tool-servers/create-tool-servers.ts';
import { createWebhookSender } from '#server/adapters/webhook-sender/create-webhook-sender.ts';
import type { Services } from '#server/context.ts';
import { createApp } from '#server/create-app.ts';
import { deletionHooks } from '#server/deletion-hooks.ts';
import { readModelSpending } from '#server/features/answering/models/read-model-spending.ts';
import { createWorkspaceModels } from '#server/features/model-keys/create-workspace-models.ts';
import { createSearchIndexes } from '#server/features/sources/search/create-search-indexes.ts';
import { createOpenAnswers } from '#server/http/answers/create-open-answers.ts';
import { createRateLimiter } from '#server/http/limits/create-rate-limiter.ts';
import { rateLimitsOf } from '#server/http/limits/rate-limits-of.ts';
import { createLiveHub } from '#server/http/streams/create-live-hub.ts';
import { jobHandlers, subscribers } from '#server/job-handlers.ts';
import { createJobQueue } from '#server/jobs/create-job-queue.ts';
import { followLive } from '#server/jobs/live/follow-live.ts';
import { startWorker } from '#server/jobs/start-worker.ts';
import type { ChatReader } from '#server/ports/chat-reader.ts';
import type { DocumentReader } from '#server/ports/document-reader.ts';
import type { EmbeddingModels } from '#server/ports/embedding-model.ts';
import type { MailReader } from '#server/ports/mail-reader.ts';
import type { PictureReader } from '#server/ports/picture-reader.ts';
import { readConfig } from '#server/read-config.ts';
import { createLabels } from '#server/white-label/create-labels.ts';
import { testSecretKey } from './factories.ts';
import { createRecordingMailer, type RecordingMailer } from './fakes/mail-server/recording-mailer.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { createTestDatabase } from './test-database.ts';
import { servicesThatSend } from './waiting-emails.ts';

export interface TestServices {
  services: Services;
  /** All routes, without a socket and without what the build makes. */
  app: Hono;
  clock: TestClock;
  /** How long verbs paused, in milliseconds: none of them waits here. */
  pauses: number[];
  /** What the worker of this services has sent. */
  mailer: RecordingMailer;
  close(): Promise<void>;
}

interface TestServicesOptions {
  /** Also runs jobs and live events, as the process of a small install does; else jobs only wait. */
  isWorker?: boolean;
  /** None by default: sources are searched by words alone. */
  embeddingModels?: EmbeddingModels;
}

const withoutEmbedding: EmbeddingModels = {
  current: null,
  find: () => null,
  state: () => 'off',
  close: async () => undefined,
};

/**
 * The services of a fresh install without any key, on a database and a folder of its own. `settings` are as in the
 * environment.
 */
export async function createTestServices(
  settings: Record<string, string> = {},
  { isWorker = false, embeddingModels = withoutEmbedding }: TestServicesOptions = {},
): Promise<TestServices> {
  const closers: [part: string, close: () => Promise<unknown>][] = [];
  const database = await createTestDatabase();
  closers.push(['database', () => database.drop()]);
  const folder = await mkdtemp(join(tmpdir(), 'parley-files-'));
  closers.push(['folder of files', () => rm(folder, { recursive: true, force: true })]);

  const config = readConfig({ CRAWL_GAP_MS: '0', ...settings });
  const clock = createTestClock();
  const log = pino({ level: 'silent' });
  const queue = await createJobQueue({ pool: database.pool, log, handlers: jobHandlers, isWorker });
  closers.push(['job queue', () => queue.close()]);
  const pageFetcher = createGuardedFetcher({
    userAgent: 'ParleyBot/1.0 (+http://localhost/docs/crawler)',
    allowedHosts: config.CRAWL_ALLOW_HOSTS,
    pace: { gapMs: config.CRAWL_GAP_MS },
  });
  closers.push(['page fetcher', () => pageFetcher.close()]);
  const webhookSender = createWebhookSender({
    userAgent: 'Parley-Webhooks/1.0 (+http://localhost/docs/webhooks)',
    allowedHosts: config.WEBHOOK_ALLOW_HOSTS,
    timeoutMs: 1_000,
  });
  closers.push(['webhook sender', () => webhookSender.close()]);
  const actionCaller = createActionCaller({
    userAgent: 'Parley-Actions/1.0 (+http://localhost/docs/actions)',
    allowedHosts: config.ACTION_ALLOW_HOSTS,
  });
  closers.push(['action caller', () => actionCaller.close()]);
  const toolServers = createToolServers({
    userAgent: 'Parley-Actions/1.0 (+http://localhost/docs/actions)',
    version: '0.0.0',
    allowedHosts: config.ACTION_ALLOW_HOSTS,
  });
  closers.push(['tool servers', () => toolServers.close()]);
  const languageModels = createLanguageModels(config, { log, clock });
  closers.push(['language models', () => languageModels.close()]);
  const workspaceModels = createWorkspaceModels(readModelSpending);
  closers.push(['models of workspaces', () => workspaceModels.close()]);

  const threads = createThreads(database.addresses);
  closers.push(['threads', () => threads.close()]);

  const mailer = createRecordingMailer();
  const secretKey = testSecretKey;
  const pauses: number[] = [];
  const services: Services = {
    config,
    secretKey,
    version: '0.0.0',
    log,
    clock,
    pool: database.pool,
    db: database.db,
    replica: null,
    jobs: queue,
    live: createLiveHub(),
    openAnswers: createOpenAnswers(),
    rateLimiter: createRateLimiter({ pool: database.pool, clock, secretKey }, rateLimitsOf(config)),
    labels: createLabels({ pool: database.pool, config, log }),
    pause: async (ms) => void pauses.push(ms),
    fileStore: createFolderFileStore(folder),
    backups: null,
    mailer,
    pageFetcher,
    nameRecords: { readTexts: async () => [], readMailServers: async () => [] },
    webhookSender,
    actionCaller,
    toolServers,
    notion: createNotion(config, { gapMs: 0, pause: async () => undefined }),
    calCom: createCalCom(config, { timeoutMs: 60_000, pause: async () => undefined }),
    slack: createSlack(config, { timeoutMs: 60_000, pause: async () => undefined }),
    payments: await createPayments(config, { db: database.db, clock }),
    invoicePrinter: createInvoicePrinter(),
    cardDrawer: createCardDrawer(),
    threads,
    documentReader: sharedReader(),
    pageRenderer: null,
    textRecogniser: null,
    pictureReader: sharedPictureReader(),
    chatReader: sharedChatReader(),
    mailReader: sharedMailReader(),
    languageModels,
    ownModels: createOwnModels(config, { log, clock }),
    workspaceModels,
    embeddingModels,
    searchIndexes: createSearchIndexes(),
    metrics: null,
    tracing: null,
    deletionHooks,
  };
  if (isWorker) {
    servicesThatSend.add(services);
    const worker = await startWorker(services, queue, jobHandlers, subscribers);
    closers.push(['worker', () => worker.stop()]);
    const live = await followLive(services);
    closers.push(['live events', () => live.close()]);
  }
  return {
    services,
    app: createApp(services),
    clock,
    pauses,
    mailer,
    async close() {
      // One part that does not close must not leave the others open, and must be known by name.
      const failures: Error[] = [];
      for (const [part, closePart] of closers.splice(0).reverse())
        await closeInTime(part, closePart).catch((error: Error) => failures.push(error));
      if (failures.length > 0)
        throw new AggregateError(failures, failures.map(({ message }) => message).join('\n'));
    },
  };
}

let reader: DocumentReader | undefined;

/** One for all services of this process: its readers take longer to start than most tests. They end with this process. */
function sharedReader(): DocumentReader {
  reader ??= createDocumentReader();
  return reader;
}

let pictureReader: PictureReader | undefined;

function sharedPictureReader(): PictureReader {
  pictureReader ??= createPictureReader();
  return pictureReader;
}

let chatReader: ChatReader | undefined;

function sharedChatReader(): ChatReader {
  chatReader ??= createChatReader();
  return chatReader;
}

let mailReader: MailReader | undefined;

function sharedMailReader(): MailReader {
  mailReader ??= createMailReader();
  return mailReader;
}

/** A stopping worker gives its jobs eight seconds; all else closes at once. */
const closingLimitMs = 20_000;

async function closeInTime(part: string, closePart: () => Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`not closed after ${closingLimitMs / 1_000} s`)),
      closingLimitMs,
    );
  });
  try {
    await Promise.race([closePart(), late]);
  } catch (error) {
    throw new Error(`Closing the ${part} failed: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  } finally {
    clearTimeout(timer);
  }
}
