import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import packageFile from '../package.json' with { type: 'json' };
import { createActionCaller } from './adapters/action-caller/create-action-caller.ts';
import { createCalCom } from './adapters/cal-com/create-cal-com.ts';
import { createCardDrawer } from './adapters/card-drawer/create-card-drawer.ts';
import { createChatReader } from './adapters/chat-reader/create-chat-reader.ts';
import { createDocumentReader } from './adapters/document-reader/create-document-reader.ts';
import { createEmbeddingModels } from './adapters/embedding-model/create-embedding-models.ts';
import { openFileStore } from './adapters/file-store/open-file-store.ts';
import { openStoreAt } from './adapters/file-store/open-store-at.ts';
import { createInvoicePrinter } from './adapters/invoice-printer/create-invoice-printer.ts';
import { createLanguageModels } from './adapters/language-model/create-language-models.ts';
import { createOwnModels } from './adapters/language-model/create-own-models.ts';
import { createMailReader } from './adapters/mail-reader/create-mail-reader.ts';
import { createMailer } from './adapters/mailer/create-mailer.ts';
import { createNameRecords } from './adapters/name-records/create-name-records.ts';
import { createNotion } from './adapters/notion/create-notion.ts';
import { createGuardedFetcher } from './adapters/page-fetcher/create-guarded-fetcher.ts';
import { createChromiumRenderer } from './adapters/page-renderer/create-chromium-renderer.ts';
import { createPayments } from './adapters/payments/create-payments.ts';
import { createPictureReader } from './adapters/picture-reader/create-picture-reader.ts';
import { createSlack } from './adapters/slack/create-slack.ts';
import { findTesseract } from './adapters/text-recogniser/find-tesseract.ts';
import { createThreads } from './adapters/threads/create-threads.ts';
import { createToolServers } from './adapters/tool-servers/create-tool-servers.ts';
import { traceCalls } from './adapters/tracing/trace-calls.ts';
import { traceQueries } from './adapters/tracing/trace-queries.ts';
import { createWebhookSender } from './adapters/webhook-sender/create-webhook-sender.ts';
import { baseUrl } from './base-url.ts';
import type { Config } from './config.ts';
import type { Services } from './context.ts';
import { createLog } from './create-log.ts';
import { createBackups } from './database/backup/create-backups.ts';
import type { BackupSubject } from './database/backup/write-backup.ts';
import { type Connection, connectDatabase } from './database/connect-database.ts';
import { prepareDataFolder } from './database/embedded/data-folder/prepare-data-folder.ts';
import { explainConnectionError } from './database/embedded/explain-connection-error.ts';
import { startEmbeddedServer } from './database/embedded/start-embedded-server.ts';
import { MIGRATIONS_FOLDER, migrateDatabase } from './database/migrate-database.ts';
import { openReplica, type ReplicaOptions } from './database/replica/open-replica.ts';
import type { Replica } from './database/replica/replica.ts';
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
import type { ErrorReports } from './ports/error-reports.ts';
import type { Gauges, Metrics } from './ports/metrics.ts';
import type { PageRenderer } from './ports/page-renderer.ts';
import type { Threads } from './ports/threads.ts';
import type { Tracing } from './ports/tracing.ts';
import { createLabels } from './white-label/create-labels.ts';
import type { Labels } from './white-label/labels.ts';

export interface RunningServices {
  services: Services;
  queue: StartedJobQueue;
  /** Closes everything in the reverse order of opening. */
  close(): Promise<void>;
}

type Closer = () => Promise<unknown>;

/** Counts only where the operator set how it may be read; the SDK is loaded only then. */
async function openMetrics(
  config: Config,
  readGauges: () => Promise<Gauges>,
  closers: Closer[],
): Promise<Metrics | null> {
  if (config.METRICS_TOKEN === undefined && config.METRICS_PORT === undefined) return null;
  const { createMetrics } = await import('./adapters/metrics/create-metrics.ts');
  const metrics = createMetrics(readGauges);
  closers.push(() => metrics.close());
  return metrics;
}

/** The log, with the traces and the reports of errors that follow it. */
async function openWatching(
  config: Config,
  closers: Closer[],
): Promise<{ log: Logger; tracing: Tracing | null }> {
  const reports = await openErrorReports(config, closers);
  const tracing = await openTracing(config, closers);
  const log = createLog({
    level: config.LOG_LEVEL,
    readTraceId: () => tracing?.traceId(),
    onError: (...given) => reports?.report(...given),
  });
  return { log, tracing };
}

/** Reports errors only where the operator named a place for them; the package is loaded only then. */
async function openErrorReports(
  { SENTRY_DSN: dsn }: Config,
  closers: Closer[],
): Promise<ErrorReports | null> {
  if (dsn === undefined) return null;
  const { createErrorReports } = await import('./adapters/error-reports/create-error-reports.ts');
  const reports = createErrorReports({ dsn, release: `parley@${packageFile.version}` });
  closers.push(() => reports.close());
  return reports;
}

/** Traces only where the operator named a place for them; the SDK is loaded only then. */
async function openTracing(config: Config, closers: Closer[]): Promise<Tracing | null> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = '' } = config;
  if (endpoint === undefined) return null;
  const { createTracing } = await import('./adapters/tracing/create-tracing.ts');
  const tracing = createTracing({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: readHeaders(headers),
    serviceName: config.OTEL_SERVICE_NAME,
    version: packageFile.version,
    share: config.OTEL_TRACES_SAMPLER_ARG,
  });
  closers.push(() => tracing.close());
  return tracing;
}

const tracedPorts = [
  'pageFetcher',
  'documentReader',
  'webhookSender',
  'actionCaller',
  'toolServers',
  'notion',
  'calCom',
  'slack',
  'mailer',
  'fileStore',
] as const;

/** With a span for each call of what is outside of the process, where traces are wanted. */
function withTracedPorts(services: Services): Services {
  for (const name of tracedPorts)
    Object.assign(services, { [name]: traceCalls(services.tracing, name, services[name]) });
  return services;
}

/** `name=value` with commas between, values encoded as in an address, as OpenTelemetry has it. */
function readHeaders(text: string): Record<string, string> {
  const pairs = text.split(',').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at === -1 ? [] : [[pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())]];
  });
  return Object.fromEntries(pairs) as Record<string, string>;
}

/** What parses foreign bytes, in processes of its own. */
function openReaders(
  log: Logger,
  closers: Closer[],
): Pick<Services, 'documentReader' | 'pictureReader' | 'chatReader' | 'mailReader'> {
  const onBreakdown = (how: string) => log.warn({ how }, 'a process that reads files broke and is replaced');
  const documentReader = createDocumentReader({ inAdvance: 1, onBreakdown });
  closers.push(() => documentReader.close());
  const pictureReader = createPictureReader({ onBreakdown });
  closers.push(() => pictureReader.close());
  const chatReader = createChatReader({ onBreakdown });
  closers.push(() => chatReader.close());
  const mailReader = createMailReader({ onBreakdown });
  closers.push(() => mailReader.close());
  return { documentReader, pictureReader, chatReader, mailReader };
}

/** The browser for pages that need one, where the operator has named it. */
function openRenderer(
  { CHROMIUM, CHROMIUM_SANDBOX }: Config,
  log: Logger,
  closers: Closer[],
): PageRenderer | null {
  if (CHROMIUM === undefined) return null;
  const renderer = createChromiumRenderer({
    program: CHROMIUM,
    hasSandbox: CHROMIUM_SANDBOX,
    onBreakdown: (error) => log.warn({ err: error }, 'the browser that reads pages failed (CHROMIUM)'),
  });
  closers.push(() => renderer.close());
  return renderer;
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

/** What asks addresses that people give. */
function openSenders(
  config: Config,
  closers: Closer[],
): Pick<Services, 'pageFetcher' | 'webhookSender' | 'actionCaller' | 'toolServers'> {
  const pageFetcher = createGuardedFetcher({
    userAgent: `${brand.crawlerToken}/1.0 (+${baseUrl(config)}${paths.docsPage('crawler')})`,
    allowedHosts: config.CRAWL_ALLOW_HOSTS,
    pace: { gapMs: config.CRAWL_GAP_MS },
  });
  closers.push(() => pageFetcher.close());
  const webhookSender = createWebhookSender({
    userAgent: `${brand.name}-Webhooks/1.0 (+${baseUrl(config)}${paths.docsPage('webhooks')})`,
    allowedHosts: config.WEBHOOK_ALLOW_HOSTS,
  });
  closers.push(() => webhookSender.close());
  const actionCaller = createActionCaller({
    userAgent: `${brand.name}-Actions/1.0 (+${baseUrl(config)}${paths.docsPage('actions')})`,
    allowedHosts: config.ACTION_ALLOW_HOSTS,
  });
  closers.push(() => actionCaller.close());
  const toolServers = createToolServers({
    userAgent: `${brand.name}-Actions/1.0 (+${baseUrl(config)}${paths.docsPage('actions')})`,
    version: packageFile.version,
    allowedHosts: config.ACTION_ALLOW_HOSTS,
  });
  closers.push(() => toolServers.close());
  return { pageFetcher, webhookSender, actionCaller, toolServers };
}

/** The language models of the installation, and those of workspaces with keys of their own. */
function openLanguageModels(
  config: Config,
  surroundings: Pick<Services, 'log' | 'clock'>,
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

async function startOwnDatabase(
  config: Config,
  given: { dataDir: string; say: (line: string) => void; closers: (() => Promise<unknown>)[] },
): Promise<string> {
  const embedded = await startEmbeddedServer({
    dataDir: given.dataDir,
    log: given.say,
    address: baseUrl(config),
  });
  given.closers.push(() => embedded.stop());
  return embedded.connectionString;
}

function openThreads(config: Config, connectionString: string, closers: Closer[]): Threads {
  const threads = createThreads({ connectionString, directUrl: config.DATABASE_DIRECT_URL });
  closers.push(() => threads.close());
  return threads;
}

/** Brings the database to this version, past a pooler where there is one, then connects. */
async function openDatabase(config: Config, connectionString: string, log: Logger): Promise<Connection> {
  const { DATABASE_DIRECT_URL: directUrl } = config;
  if (directUrl === undefined) await migrateDatabase(connectionString);
  else await migrateDatabase(directUrl, MIGRATIONS_FOLDER, 'DATABASE_DIRECT_URL');
  const connection = connectDatabase({
    connectionString,
    directUrl,
    maxConnections: config.DATABASE_CONNECTIONS,
    onError: (error) => log.error({ err: error }, 'an idle database connection broke'),
  });
  try {
    // Until here nothing has gone through the pooler.
    if (directUrl !== undefined) await connection.pool.query('select 1');
    return connection;
  } catch (error) {
    await connection.close();
    throw explainConnectionError(connectionString, error);
  }
}

/** The replica that long reads go to, where the operator has named one. */
async function openReplicaOf(
  { DATABASE_REPLICA_URL: connectionString }: Config,
  of: Pick<ReplicaOptions, 'primary' | 'log'>,
  closers: Closer[],
): Promise<Replica | null> {
  if (connectionString === undefined) return null;
  const replica = await openReplica({ connectionString, ...of });
  closers.push(() => replica.close());
  return replica;
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
      ...openLanguageModels(config, { log, clock }, closers),
      embeddingModels,
      searchIndexes: createSearchIndexes({ maximumBytes: config.SEARCH_INDEX_MB * 1_024 ** 2 }),
      metrics: await openMetrics(config, () => readGauges(services), closers),
      tracing,
      deletionHooks,
    };
    return { services: withTracedPorts(services), queue, close };
  } catch (error) {
    await close();
    throw error;
  }
}
