import type { Logger } from 'pino';
import type { ModelSpending } from '#contract/model-keys/model-keys.schemas.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import type { JobQueue } from '#server/jobs/job-queue.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { LanguageModels, OwnModels } from '#server/ports/language-model.ts';
import type { Labels } from '#server/white-label/labels.ts';

/** Of a context, what it takes to find the models of its workspace, and to tell its admins of a key that is refused. */
export interface AskingWorkspace {
  workspace: { id: string };
  config: Config;
  db: Database;
  jobs: JobQueue;
  labels: Labels;
  clock: Clock;
  log: Logger;
  secretKey: string;
  languageModels: LanguageModels;
  ownModels: OwnModels;
}

/** What a workspace spent in this month. */
export type Spent = Pick<ModelSpending, 'inputTokens' | 'outputTokens' | 'dollars'>;

/** The models of each workspace: by its own keys where it has some, else those of the installation. */
export interface WorkspaceModels {
  /**
   * Costs no query of its own for each chat: which workspaces have keys is read again every few seconds for all of them together.
   */
  of(ctx: AskingWorkspace): Promise<LanguageModels>;
  /** The same, which note keys that are refused; or none while the workspace has used up its monthly limit. What was spent is read again every minute. */
  forAnswers(ctx: AskingWorkspace): Promise<LanguageModels>;
  /** The next question looks again: keys or the limit were changed by this process. Other processes see it within seconds. */
  forget(): void;
  close(): Promise<void>;
}
