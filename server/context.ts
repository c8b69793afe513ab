import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { ApiKeyScope } from '#contract/api-keys/api-keys.ts';
import type { AddOnQuantities, PlanId } from '#contract/plans.ts';
import type { Role } from '#contract/workspaces/workspaces.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Replica } from './database/replica/replica.ts';
import type { WorkspaceModels } from './features/model-keys/workspace-models.ts';
import type { SearchIndexes } from './features/sources/search/search-indexes.ts';
import type { OpenAnswers } from './http/answers/create-open-answers.ts';
import type { RateLimiter } from './http/limits/create-rate-limiter.ts';
import type { LiveHub } from './http/streams/create-live-hub.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { ActionCaller } from './ports/action-caller.ts';
import type { Backups } from './ports/backups.ts';
import type { CalCom } from './ports/cal-com.ts';
import type { CardDrawer } from './ports/card-drawer.ts';
import type { ChatReader } from './ports/chat-reader.ts';
import type { Clock } from './ports/clock.ts';
import type { DocumentReader } from './ports/document-reader.ts';
import type { EmbeddingModels } from './ports/embedding-model.ts';
import type { FileStore } from './ports/file-store.ts';
import type { InvoicePrinter } from './ports/invoice-printer.ts';
import type { LanguageModels, OwnModels } from './ports/language-model.ts';
import type { MailReader } from './ports/mail-reader.ts';
import type { Mailer } from './ports/mailer.ts';
import type { Metrics } from './ports/metrics.ts';
import type { NameRecords } from './ports/name-records.ts';
import type { Notion } from './ports/notion.ts';
import type { PageFetcher } from './ports/page-fetcher.ts';
import type { PageRenderer } from './ports/page-renderer.ts';
import type { Payments } from './ports/payments.ts';
import type { PictureReader } from './ports/picture-reader.ts';
import type { Slack } from './ports/slack.ts';
import type { TextRecogniser } from './ports/text-recogniser.ts';
import type { Threads } from './ports/threads.ts';
import type { ToolServers } from './ports/tool-servers.ts';
import type { Tracing } from './ports/tracing.ts';
import type { WebhookSender } from './ports/webhook-sender.ts';
import type { Labels } from './white-label/labels.ts';

/** Everything that verbs need from outside. `create-services.ts` and tests put it together; nothing else picks a vendor. */
export interface Services {
  config: Config;
  /** Signs sessions, visitor tokens and CSRF tokens. */
  secretKey: string;
  version: string;
  log: Logger;
  clock: Clock;
  pool: Pool;
  db: Database;
  /** Null where there is none; read from it by `onReplica`. */
  replica: Replica | null;
  jobs: JobQueue;
  live: LiveHub;
  openAnswers: OpenAnswers;
  rateLimiter: RateLimiter;
  labels: Labels;
  /** Waits so many milliseconds. */
  pause(ms: number): Promise<void>;
  fileStore: FileStore;
  /** Null where none are made. */
  backups: Backups | null;
  mailer: Mailer;
  pageFetcher: PageFetcher;
  /** Null where the operator has not switched it on. */
  pageRenderer: PageRenderer | null;
  nameRecords: NameRecords;
  webhookSender: WebhookSender;
  actionCaller: ActionCaller;
  toolServers: ToolServers;
  notion: Notion;
  calCom: CalCom;
  slack: Slack;
  /** Null where payments are switched off. */
  payments: Payments | null;
  invoicePrinter: InvoicePrinter;
  cardDrawer: CardDrawer;
  documentReader: DocumentReader;
  /** Null where none is installed. */
  textRecogniser: TextRecogniser | null;
  pictureReader: PictureReader;
  chatReader: ChatReader;
  mailReader: MailReader;
  threads: Threads;
  languageModels: LanguageModels;
  ownModels: OwnModels;
  workspaceModels: WorkspaceModels;
  embeddingModels: EmbeddingModels;
  searchIndexes: SearchIndexes;
  /** Null where nobody asked for them: then nothing is counted. */
  metrics: Metrics | null;
  /** Null where nobody named a place for them: then nothing is traced. */
  tracing: Tracing | null;
  deletionHooks: DeletionHooks;
}

/**
 * What has to happen before a row is deleted, in the same transaction, as the database cannot delete it along: stored files.
 * `deletion-hooks.ts` lists it, so that workspaces and agents know nothing of the features above them.
 */
export interface DeletionHooks {
  beforeWorkspace(ctx: Context): Promise<void>;
  beforeAgent(ctx: Context, agentId: string): Promise<void>;
}

/** What is known of the session in which a user acts. */
export interface ActingSession {
  id: string;
  expiresAt: Date;
  /** When the user last proved who they are. */
  confirmedAt: Date | null;
}

export type Actor =
  /** `session` is absent where a verb acts for a user in a workspace that their session is not in. */
  | { kind: 'user'; userId: string; role: Role; session?: ActingSession }
  | {
      kind: 'api-key';
      apiKeyId: string;
      createdBy: string;
      role: Role;
      scopes: readonly ApiKeyScope[];
      /** The only agents that it may work with; null for all. */
      agentIds: readonly string[] | null;
      /** Null for never. */
      expiresAt: Date | null;
    }
  | { kind: 'visitor'; visitorId: string }
  | { kind: 'system' };

export interface Workspace {
  id: string;
  /** The plan that is paid or granted at the moment, and the add-ons with it. */
  plan: PlanId;
  addOns: AddOnQuantities;
  /** Why the operator suspended it, as a sentence; null while it is not, absent where nobody is admitted to it. */
  suspendedReason?: string | null;
}

/** What every verb gets: the services, and on whose behalf it works in which workspace. */
export interface Context extends Services {
  workspace: Workspace;
  actor: Actor;
}
