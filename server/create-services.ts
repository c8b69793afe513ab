import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import packageFile from '../package.json' with { type: 'json' };
import { createCalCom } from './adapters/cal-com/create-cal-com.ts';
import { createCardDrawer } from './adapters/card-drawer/create-card-drawer.ts';
import { createEmbeddingModels } from './adapters/embedding-model/create-embedding-models.ts';
import { openFileStore } from './adapters/file-store/open-file-store.ts';
import { openStoreAt } from './adapters/file-store/open-store-at.ts';
import { createInvoicePrinter } from './adapters/invoice-printer/create-invoice-printer.ts';
import { createLanguageModels } from './adapters/language-model/create-language-models.ts';
import { createOwnModels } from './adapters/language-model/create-own-models.ts';
import { createMailer } from './adapters/mailer/create-mailer.ts';
import { createNameRecords } from './adapters/name-records/create-name-records.ts';
import { createNotion } from './adapters/notion/create-notion.ts';
import { createPayments } from './adapters/payments/create-payments.ts';
import { createSlack } from './adapters/slack/create-slack.ts';
import { findTesseract } from './adapters/text-recogniser/find-tesseract.ts';
import { createThreads } from './adapters/threads/create-threads.ts';
import { traceQueries } from './adapters/tracing/trace-queries.ts';
import type { Config } from './config.ts';
import type { Services } from './context.ts';
import { createBackups } from './database/backup/create-backups.ts';
import type { BackupSubject } from './database/backup/write-backup.ts';
import { prepareDataFolder } from './database/embedded/data-folder/prepare-data-folder.ts';
import { deletionHooks } from './deletion-hooks.ts';
import { readModelSpending } from './features/answering/models/read-model-spending.ts';
import { createWorkspaceModels } from './features/model-keys/create-workspace-models.ts';
import { readGauges } from './features/operation/read-gauges.ts';
import { createSearchIndexes } from './features/sources/search/create-search-indexes.ts';
import { createOpenAnswers } from './http/answers/create-open-answers.ts';
import { createRateLimiter } from './http/limits/create-rate-limiter.ts';
import { rateLimitsOf } from './http/limits/rate-limits-of.ts';
import { createLiveHub } from './http/streams/create-live-hub.ts';
import { jobHandlers } from './job-handlers.ts';
import { createJobQueue, type StartedJobQueue } from './jobs/create-job-queue.ts';
import { systemClock } from './ports/clock.ts';
import type { Threads } from './ports/threads.ts';
import type { Closer } from './services/closer.ts';
import { openDatabase } from './services/open-database.ts';
import { openMetrics } from './services/open-metrics.ts';
import { openReaders } from './services/open-readers.ts';
import { openRenderer } from './services/open-renderer.ts';
import { openReplicaOf } from './services/open-replica-of.ts';
import { openSenders } from './services/open-senders.ts';
import { openWatching } from './services/open-watching.ts';
import { startOwnDatabase } from './services/start-own-database.ts';
import { withTracedPorts } from './services/with-traced-ports.ts';
import { createLabels } from './white-label/create-labels.ts';
import type { Labels } from './white-label/labels.ts';

export interface RunningServices {
  services: Services;
  queue: StartedJobQueue;
  /** Closes everything in the reverse order of opening. */
  close(): Promise<void>;
}

function openMailer(
  config: Config,
  { dataDir, clock, log }: { dataDir: string } & Pick<Services, 'clock' | 'log'>,
  closers: Closer[],
): Services['mailer'] {
  const mailer = createMailer(config, {
    dataDir,
    clock,
    onStored: (url) =>
      log.info({ url }, 'no mail server is set (SMTP_URL): the email is stored, open it here'),
  });
  closers.push(() => mailer.close());
  return mailer;
}

/** The language models of the installation, and those of workspaces with keys of their own. */
function openLanguageModels(
  config: Config,
  surroundings: Pick<Services, 'log' | 'clock' | 'metrics'>,
  closers: Closer[],
): Pick<Services, 'languageModels' | 'ownModels' | 'workspaceModels'> {
  const languageModels = createLanguageModels(config, surroundings);
  closers.push(() => languageModels.close());
  const workspaceModels = createWorkspaceModels(readModelSpending);
  closers.push(() => workspaceModels.close());
  return { languageModels, ownModels: createOwnModels(config, surroundings), workspaceModels };
}

/** Every process reads the white labels again as often as this. */
const labelsKeptMs = 15_000;

async function openLabels(of: Parameters<typeof createLabels>[0], closers: Closer[]): Promise<Labels> {
  const labels = createLabels(of);
  await labels.refresh();
  const timer = setInterval(() => void labels.refresh(), labelsKeptMs).unref();
  closers.push(async () => clearInterval(timer));
  return labels;
}

/** The given key, else the one kept in the data folder, made there at the first start. */
function readSecretKey(config: Config, dataDir: string): string {
  if (config.SECRET_KEY !== undefined) return config.SECRET_KEY;
  const file = join(dataDir, 'secret-key');
  if (!existsSync(file)) {
    prepareDataFolder(dataDir);
    writeFileSync(file, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(file, 'utf8').trim();
}

/** Where uploaded files are, and where backups go if the operator has named a place. */
async function openFiles(
  config: Config,
  given: Omit<BackupSubject, 'fileStore'>,
): Promise<Pick<Services, 'fileStore' | 'backups'>> {
  const fileStore = await openFileStore(config, given.dataDir);
  const { BACKUP_TO: place, BACKUP_KEY: key } = config;
  if (place === undefined || key === undefined) return { fileStore, backups: null };
  const store = await openStoreAt(config, place);
  return { fileStore, backups: createBackups({ subject: { ...given, fileStore }, store, place, key }) };
}

function openThreads(config: Config, connectionString: string, closers: Closer[]): Threads {
  const threads = createThreads({ connectionString, directUrl: config.DATABASE_DIRECT_URL });
  closers.push(() => threads.close());
  return threads;
}

/**
 * Builds the services of a running process: database, adapters, queue. This is where vendors are picked.
 * @param dataDir folder of embedded data, files and the secret key
 * @param say tells the operator, in a line, what takes a while
 */
export async function createServices(
  config: Config,
  dataDir: string,
  say: (line: string) => void,
): Promise<RunningServices> {
  const closers: Closer[] = [];
  const { log, tracing } = await openWatching(config, closers);
  const close = async (): Promise<void> => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const connectionString =
      config.DATABASE_URL ?? (await startOwnDatabase(config, { dataDir, say, closers }));
    const connection = await openDatabase(config, connectionString, log);
    closers.push(() => connection.close());
    traceQueries(tracing, connection.pool);

    const clock = systemClock;
    const queue = await createJobQueue({
      pool: connection.pool,
      log,
      handlers: jobHandlers,
      isWorker: config.ROLE !== 'web',
      isTraced: tracing !== null,
    });
    closers.push(() => queue.close());
    const readers = openReaders(log, closers);
    const mailer = openMailer(config, { dataDir, clock, log }, closers);
    const embeddingModels = createEmbeddingModels(config, { log });
    closers.push(() => embeddingModels.close());

    const secretKey = readSecretKey(config, dataDir);
    const metrics = await openMetrics(config, { readGauges: () => readGauges(services), dataDir }, closers);
    const services: Services = {
      config,
      secretKey,
      version: packageFile.version,
      log,
      clock,
      pool: connection.pool,
      db: connection.db,
      replica: await openReplicaOf(config, { primary: connection.pool, log }, closers),
      jobs: queue,
      live: createLiveHub(),
      openAnswers: createOpenAnswers(),
      rateLimiter: createRateLimiter({ pool: connection.pool, clock, secretKey }, rateLimitsOf(config)),
      labels: await openLabels({ pool: connection.pool, config, log }, closers),
      pause: (ms) => sleep(ms),
      ...(await openFiles(config, {
        connectionString: config.DATABASE_DIRECT_URL ?? connectionString,
        dataDir,
      })),
      mailer,
      ...openSenders(config, closers),
      nameRecords: createNameRecords(),
      notion: createNotion(config),
      calCom: createCalCom(config),
      slack: createSlack(config),
      payments: await createPayments(config, { db: connection.db, clock }),
      invoicePrinter: createInvoicePrinter(),
      cardDrawer: createCardDrawer(),
      threads: openThreads(config, connectionString, closers),
      ...readers,
      pageRenderer: openRenderer(config, log, closers),
      textRecogniser: await findTesseract(config),
      ...openLanguageModels(config, { log, clock, metrics }, closers),
      embeddingModels,
      searchIndexes: createSearchIndexes({ maximumBytes: config.SEARCH_INDEX_MB * 1_024 ** 2 }),
      metrics,
      tracing,
      deletionHooks,
    };
    return { services: withTracedPorts(services), queue, close };
  } catch (error) {
    await close();
    throw error;
  }
}
