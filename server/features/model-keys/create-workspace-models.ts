import { eq, max, sql } from 'drizzle-orm';
import type { ModelBudget } from '#contract/model-keys/model-keys.schemas.ts';
import type { LanguageModels } from '#server/ports/language-model.ts';
import { createSpendingWatch } from './create-spending-watch.ts';
import { modelBudget, modelKey } from './model-keys.table.ts';
import { openKey } from './open-key.ts';
import { type OpenedKey, watchModelKeys } from './watch-model-keys.ts';
import type { AskingWorkspace, Spent, WorkspaceModels } from './workspace-models.ts';

/** How long another process may go on with keys that were changed or deleted. */
const lookAgainMs = 10_000;
/** Models that are replaced may be in the middle of an answer. */
const closingMs = 120_000;

interface KeyState {
  /** Says whether what is open is still what is stored. */
  mark: string;
  budget: ModelBudget | null;
  /** Ids of keys that were refused. */
  refused: string[];
}

interface Opened {
  mark: string;
  models: LanguageModels;
  keys: readonly OpenedKey[];
}

/**
 * Opens models of workspaces when they are first asked, and keeps them as long as their keys stay as they are.
 * @param readSpent what the workspace of a context spent in this month
 */
export function createWorkspaceModels(readSpent: (ctx: AskingWorkspace) => Promise<Spent>): WorkspaceModels {
  const opened = new Map<string, Promise<Opened>>();
  const closing = new Map<LanguageModels, NodeJS.Timeout>();
  const watch = createSpendingWatch(readSpent);
  let states: Promise<Map<string, KeyState>> | null = null;
  let lookedAtMs = 0;

  const closeLater = ({ models }: Opened) => {
    const close = () => {
      closing.delete(models);
      void models.close();
    };
    closing.set(models, setTimeout(close, closingMs).unref());
  };
  const drop = (workspaceId: string) => {
    const before = opened.get(workspaceId);
    opened.delete(workspaceId);
    // One that could not be opened has nothing to close.
    before?.then(closeLater, () => undefined);
  };

  async function look(ctx: AskingWorkspace): Promise<Map<string, KeyState>> {
    const found = await readStates(ctx);
    for (const workspaceId of opened.keys()) if (!found.has(workspaceId)) drop(workspaceId);
    return found;
  }

  async function stateOf(ctx: AskingWorkspace): Promise<KeyState | undefined> {
    const nowMs = ctx.clock.now().getTime();
    if (states === null || nowMs - lookedAtMs >= lookAgainMs) {
      lookedAtMs = nowMs;
      states = look(ctx);
      // A failed look is tried again by the next question.
      states.catch(() => {
        states = null;
      });
    }
    return (await states).get(ctx.workspace.id);
  }

  async function modelsOf(ctx: AskingWorkspace, state: KeyState): Promise<Opened> {
    const { id } = ctx.workspace;
    const known = await opened.get(id);
    if (known?.mark === state.mark) return known;
    if (known !== undefined) drop(id);
    const opening = openModels(ctx, state.mark);
    opened.set(id, opening);
    opening.catch(() => opened.delete(id));
    return opening;
  }

  return {
    async of(ctx) {
      const state = await stateOf(ctx);
      return state === undefined ? ctx.languageModels : (await modelsOf(ctx, state)).models;
    },
    async forAnswers(ctx) {
      const state = await stateOf(ctx);
      if (state === undefined) return ctx.languageModels;
      const { models, keys } = await modelsOf(ctx, state);
      if (state.budget !== null && (await watch.hasSpent(ctx, state.budget)))
        return { ...models, modelsFor: () => [] };
      return watchModelKeys(ctx, models, { keys, refused: state.refused });
    },
    forget() {
      states = null;
      watch.forget();
    },
    async close() {
      const all = await Promise.allSettled(opened.values());
      opened.clear();
      for (const timer of closing.values()) clearTimeout(timer);
      await Promise.all([
        ...[...closing.keys()].map((models) => models.close()),
        ...all.map((each) => (each.status === 'fulfilled' ? each.value.models.close() : undefined)),
      ]);
      closing.clear();
    },
  };
}

/** Of each workspace with keys: how many, when one was last changed, and its limit. */
async function readStates({ db }: AskingWorkspace): Promise<Map<string, KeyState>> {
  const rows = await db
    .select({
      workspaceId: modelKey.workspaceId,
      mark: sql<string>`count(*) || ' ' || ${max(modelKey.changedAt)}`,
      unit: modelBudget.unit,
      amount: modelBudget.amount,
      refused: sql<
        string[]
      >`coalesce(array_agg(${modelKey.id}) filter (where ${modelKey.refusedAt} is not null), '{}')`,
    })
    .from(modelKey)
    .leftJoin(modelBudget, eq(modelBudget.workspaceId, modelKey.workspaceId))
    .groupBy(modelKey.workspaceId, modelBudget.workspaceId);
  return new Map(
    rows.map(({ workspaceId, mark, unit, amount, refused }) => [
      workspaceId,
      { mark, budget: unit === null || amount === null ? null : { unit, amount }, refused },
    ]),
  );
}

async function openModels(ctx: AskingWorkspace, mark: string): Promise<Opened> {
  const rows = await ctx.db.select().from(modelKey).where(eq(modelKey.workspaceId, ctx.workspace.id));
  return { mark, models: ctx.ownModels.open(rows.map((row) => openKey(ctx, row))), keys: rows };
}
