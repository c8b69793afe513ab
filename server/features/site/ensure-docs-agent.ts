import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { brand } from '#contract/brand.ts';
import { baseUrl } from '#server/config.ts';
import { type Context, type Services, withTransaction } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { failure } from '#server/failure.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { createAgent } from '#server/features/agents/create-agent.ts';
import { addSource } from '#server/features/sources/add-source.ts';
import { deleteSource } from '#server/features/sources/delete-source.ts';
import { storeSource } from '#server/features/sources/store-source.ts';
import { createSystemWorkspace } from '#server/features/workspaces/create-system-workspace.ts';
import { type GuideQuestion, guideQuestions } from './guide-questions.ts';
import type { ContentFile } from './read-content-files.ts';
import { guide, guideSource } from './site.table.ts';

const guideName = 'guide';

/** Something that the guide learns, and how its source is made. */
interface Lesson {
  slug: string;
  hash: string;
  add(ctx: Context, agentId: string): Promise<string>;
}

/**
 * Makes sure that an agent of this install answers from these files, and answers its id: makes it where there is none,
 * and trains it again on what differs. Safe to call at once from many processes. `unavailable` without any file.
 */
export async function ensureDocsAgent(services: Services, files: readonly ContentFile[]): Promise<string> {
  if (files.length === 0)
    throw failure('unavailable', { message: 'This installation has no documentation.' });
  const lessons = [...files.map(lessonOfFile), ...guideQuestions.map(lessonOfQuestion)];
  const contentHash = sha256(lessons.map(({ slug, hash }) => `${slug} ${hash}`).join('\n'));
  const current = await findGuide(services);
  if (current?.contentHash === contentHash) return current.agentId;
  return withTransaction(services, async (services) => {
    await services.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('guide', 0))`);
    const found = await findGuide(services);
    if (found?.contentHash === contentHash) return found.agentId;
    const { ctx, agentId } = found === null ? await createGuide(services) : actIn(services, found);
    await trainGuide(ctx, agentId, lessons);
    await services.db
      .insert(guide)
      .values({ name: guideName, agentId, contentHash })
      .onConflictDoUpdate({ target: guide.name, set: { agentId, contentHash } });
    return agentId;
  });
}

interface Guide {
  agentId: string;
  workspaceId: string;
  contentHash: string;
}

async function findGuide({ db }: Services): Promise<Guide | null> {
  const [found] = await db
    .select({ agentId: guide.agentId, workspaceId: agent.workspaceId, contentHash: guide.contentHash })
    .from(guide)
    .innerJoin(agent, eq(agent.id, guide.agentId))
    .where(eq(guide.name, guideName));
  return found ?? null;
}

function actIn(services: Services, { agentId, workspaceId }: Guide): { ctx: Context; agentId: string } {
  const ctx: Context = {
    ...services,
    workspace: { id: workspaceId, plan: 'enterprise' },
    actor: { kind: 'system' },
  };
  return { ctx, agentId };
}

async function createGuide(services: Services): Promise<{ ctx: Context; agentId: string }> {
  const workspace = await createSystemWorkspace(services, brand.name);
  const ctx: Context = { ...services, workspace, actor: { kind: 'system' } };
  const agentId = await createAgent(ctx, {
    name: `${brand.name} guide`,
    welcomeMessage: `Hi! I have read the documentation of ${brand.name}. What would you like to know?`,
    fallbackReply: `I couldn't find that in our docs. Contact us: ${baseUrl(services.config)}/contact`,
    messageColor: '#1f5c4a',
    suggestedQuestions: guideQuestions.slice(0, 4).map(({ question }) => question),
    isEmailEnabled: false,
    isNameEnabled: false,
  });
  return { ctx, agentId };
}

async function trainGuide(ctx: Context, agentId: string, lessons: readonly Lesson[]): Promise<void> {
  const known = new Map((await ctx.db.select().from(guideSource)).map((row) => [row.slug, row]));
  for (const { slug, hash, add } of lessons) {
    const before = known.get(slug);
    known.delete(slug);
    if (before?.contentHash === hash) continue;
    const sourceId = await add(ctx, agentId);
    if (before !== undefined) await deleteSource(ctx, agentId, before.sourceId);
    await ctx.db.insert(guideSource).values({ slug, sourceId, contentHash: hash });
  }
  for (const gone of known.values()) await deleteSource(ctx, agentId, gone.sourceId);
}

function lessonOfQuestion(given: GuideQuestion): Lesson {
  return {
    slug: `question/${sha256(given.question).slice(0, 16)}`,
    hash: sha256(JSON.stringify(given)),
    add: (ctx, agentId) => addSource(ctx, agentId, { kind: 'qa', ...given }),
  };
}

/** As a file: its Markdown is read with headings, tables and code. */
function lessonOfFile({ slug, hash, bytes }: ContentFile): Lesson {
  return {
    slug,
    hash,
    async add(ctx, agentId) {
      const fileId = createId('fil');
      const { sizeBytes } = await ctx.fileStore.saveFile(fileId, Readable.from([bytes]));
      const fileName = `${slug.split('/').at(-1)}.md`;
      try {
        const config = { kind: 'file', fileId, fileName, contentType: 'text/markdown', sizeBytes } as const;
        return await storeSource(ctx, agentId, config);
      } catch (error) {
        await ctx.fileStore.deleteFile(fileId);
        throw error;
      }
    },
  };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
