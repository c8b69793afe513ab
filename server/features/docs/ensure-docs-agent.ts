import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { brand } from '#contract/brand.ts';
import { type DocsQuestion, docsQuestions } from '#contract/docs/docs-questions.ts';
import { paths } from '#contract/page-addresses.ts';
import type { Context, Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { createAgent } from '#server/features/agents/create-agent.ts';
import { updateAgent } from '#server/features/agents/update-agent.ts';
import { addSource } from '#server/features/sources/add-source.ts';
import { deleteSource } from '#server/features/sources/delete-source.ts';
import { storeSource } from '#server/features/sources/store-source.ts';
import { createSystemWorkspace } from '#server/features/workspaces/create-system-workspace.ts';
import { deleteUnstoredFile } from '#server/http/uploads/delete-unstored-file.ts';
import { installationUrl } from '#server/installation-url.ts';
import { docsAgent, docsAgentSource } from './docs.table.ts';
import type { ContentFile } from './read-content-files.ts';

const docsAgentName = 'guide';

/** Something that the agent learns, and how its source is made. */
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
  // Questions first: they are suggested to the first visitor, who may ask at once.
  const lessons = [...docsQuestions.map(lessonOfQuestion), ...files.map(lessonOfFile)];
  const contentHash = sha256(lessons.map(({ slug, hash }) => `${slug} ${hash}`).join('\n'));
  const current = await findDocsAgent(services);
  if (current?.contentHash === contentHash) return current.agentId;
  return withTransaction(services, async (services) => {
    await services.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('guide', 0))`);
    const found = await findDocsAgent(services);
    if (found?.contentHash === contentHash) return found.agentId;
    const { ctx, agentId } = found === null ? await createDocsAgent(services) : actIn(services, found);
    await updateAgent(ctx, agentId, settingsOf(services));
    await trainDocsAgent(ctx, agentId, lessons);
    await services.db
      .insert(docsAgent)
      .values({ name: docsAgentName, agentId, contentHash })
      .onConflictDoUpdate({ target: docsAgent.name, set: { agentId, contentHash } });
    return agentId;
  });
}

interface DocsAgent {
  agentId: string;
  workspaceId: string;
  contentHash: string;
}

async function findDocsAgent({ db }: Services): Promise<DocsAgent | null> {
  const [found] = await db
    .select({
      agentId: docsAgent.agentId,
      workspaceId: agent.workspaceId,
      contentHash: docsAgent.contentHash,
    })
    .from(docsAgent)
    .innerJoin(agent, eq(agent.id, docsAgent.agentId))
    .where(eq(docsAgent.name, docsAgentName));
  return found ?? null;
}

function actIn(services: Services, { agentId, workspaceId }: DocsAgent): { ctx: Context; agentId: string } {
  const ctx: Context = {
    ...services,
    workspace: { id: workspaceId, plan: 'enterprise', addOns: {} },
    actor: { kind: 'system' },
  };
  return { ctx, agentId };
}

async function createDocsAgent(services: Services): Promise<{ ctx: Context; agentId: string }> {
  const workspace = await createSystemWorkspace(services, brand.name);
  const ctx: Context = { ...services, workspace, actor: { kind: 'system' } };
  const agentId = await createAgent(ctx, {
    name: `${brand.name} guide`,
    welcomeMessage: `Hi! I have read the documentation of ${brand.name}. What would you like to know?`,
    ...settingsOf(services),
    messageColor: '#1f5c4a',
    isEmailEnabled: false,
    isNameEnabled: false,
  });
  return { ctx, agentId };
}

/** What it says where it declines names what it does know, and the next step. Its chat is as light or dark as the page. */
const settingsOf = ({ config }: Services) => ({
  colorMode: 'auto' as const,
  fallbackReply: `I couldn't find that in our docs. I know about plans, training sources, answers, the chat on your website, messages and leads, the API, and running ${brand.name} yourself. For anything else, contact us: ${installationUrl(config)}${paths.contact}`,
  suggestedQuestions: docsQuestions.slice(0, 4).map(({ question }) => question),
});

async function trainDocsAgent(ctx: Context, agentId: string, lessons: readonly Lesson[]): Promise<void> {
  const known = new Map((await ctx.db.select().from(docsAgentSource)).map((row) => [row.slug, row]));
  for (const { slug, hash, add } of lessons) {
    const before = known.get(slug);
    known.delete(slug);
    if (before?.contentHash === hash) continue;
    const sourceId = await add(ctx, agentId);
    if (before !== undefined) await deleteSource(ctx, agentId, before.sourceId);
    await ctx.db.insert(docsAgentSource).values({ slug, sourceId, contentHash: hash });
  }
  for (const gone of known.values()) await deleteSource(ctx, agentId, gone.sourceId);
}

function lessonOfQuestion(given: DocsQuestion): Lesson {
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
        await deleteUnstoredFile(ctx, fileId, error);
        throw error;
      }
    },
  };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
