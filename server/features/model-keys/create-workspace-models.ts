import { max, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import type { LanguageModels } from '#server/ports/language-model.ts';
import { modelKey } from './model-keys.table.ts';
import { openKey } from './open-key.ts';
import type { WorkspaceModels } from './workspace-models.ts';

/** How long another process may go on with keys that were changed or deleted. */
const lookAgainMs = 10_000;
/** Models that are replaced may be in the middle of an answer. */
const closingMs = 120_000;

/** Says whether what is open is still what is stored. */
type KeyState = string;

interface Opened {
  state: KeyState;
  models: LanguageModels;
}

/** Opens models of workspaces when they are first asked, and keeps them as long as their keys stay as they are. */
export function createWorkspaceModels(): WorkspaceModels {
  const opened = new Map<string, Promise<Opened>>();
  const closing = new Map<LanguageModels, NodeJS.Timeout>();
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

  async function look(ctx: Context): Promise<Map<string, KeyState>> {
    const found = await readStates(ctx);
    for (const workspaceId of opened.keys()) if (!found.has(workspaceId)) drop(workspaceId);
    return found;
  }

  return {
    async of(ctx) {
      const nowMs = ctx.clock.now().getTime();
      if (states === null || nowMs - lookedAtMs >= lookAgainMs) {
        lookedAtMs = nowMs;
        states = look(ctx);
        // A failed look is tried again by the next question.
        states.catch(() => {
          states = null;
        });
      }
      const state = (await states).get(ctx.workspace.id);
      if (state === undefined) return ctx.languageModels;
      const { id } = ctx.workspace;
      const known = await opened.get(id);
      if (known?.state === state) return known.models;
      if (known !== undefined) drop(id);
      const opening = openModels(ctx, state);
      opened.set(id, opening);
      opening.catch(() => opened.delete(id));
      return (await opening).models;
    },
    forget() {
      states = null;
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

/** Of each workspace with keys: how many, and when one was last changed. */
async function readStates({ db }: Context): Promise<Map<string, KeyState>> {
  const rows = await db
    .select({
      workspaceId: modelKey.workspaceId,
      state: sql<KeyState>`count(*) || ' ' || ${max(modelKey.changedAt)}`,
    })
    .from(modelKey)
    .groupBy(modelKey.workspaceId);
  return new Map(rows.map(({ workspaceId, state }) => [workspaceId, state]));
}

async function openModels(ctx: Context, state: KeyState): Promise<Opened> {
  const rows = await ctx.db.select().from(modelKey).where(inWorkspace(ctx, modelKey));
  return { state, models: ctx.ownModels.open(rows.map((row) => openKey(ctx, row))) };
}
