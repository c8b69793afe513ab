import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, count, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { docsQuestions } from '#contract/docs/docs-questions.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { source } from '#server/features/sources/sources.table.ts';
import { workspace, workspaceMember } from '#server/features/workspaces/workspaces.table.ts';
import { createClient, expectStatus, openChat, readParts } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { bindDocs } from './docs.routes.ts';
import { ensureDocsAgent } from './ensure-docs-agent.ts';
import { readContentFiles } from './read-content-files.ts';

const quickStart = `---
title: Quick start
description: From nothing to an agent.
order: 1
group: Start
---
## Install

Parley needs Node 20 or later. Run \`npm start\` and open http://localhost:3000.

## First agent

Paste the address of your website. The training takes less than a minute.
`;
const embedding = `---
title: Embedding
---
## Other builders

| builder | where |
|---|---|
| Wix | Settings, then Custom Code |
| Shopify | theme.liquid |
`;

let stage: TestServices;
let content: string;

beforeAll(async () => {
  stage = await createTestServices({}, { isWorker: true });
  content = await mkdtemp(join(tmpdir(), 'parley-content-'));
  await mkdir(join(content, 'docs'));
  await writeFile(join(content, 'docs/quick-start.md'), quickStart);
  await writeFile(join(content, 'docs/embedding.md'), embedding);
  await writeFile(join(content, 'docs/notes.txt'), 'Not a page.');
});
afterAll(async () => {
  await stage.close();
  await rm(content, { recursive: true, force: true });
});

/** The site's calls over a folder of content, as another process would bind them. */
function siteOf(folder: string) {
  const app = new Hono();
  bindDocs(app, stage.services, folder);
  return createClient(app);
}

/** Ids of the sources that are files. */
async function idsByTitle(agentId: string): Promise<Record<string, string>> {
  const rows = await stage.services.db
    .select()
    .from(source)
    .where(and(eq(source.agentId, agentId), eq(source.kind, 'file')));
  return Object.fromEntries(rows.map(({ title, id }) => [title, id]));
}

async function sourcesOf(agentId: string) {
  return Object.keys(await idsByTitle(agentId)).sort();
}

/** What a visitor reads who asks this in a conversation of its own. */
async function askGuide(agentId: string, message: string): Promise<string> {
  const visitor = await openChat(stage.app, agentId);
  const path = `/api/widget/${agentId}/messages`;
  const answer = await createClient(stage.app).post(path, { message }, visitor.options);
  const parts = await readParts(answer);
  return parts.flatMap((part) => (part.type === 'text-delta' ? [part.delta] : [])).join('');
}

async function trained(agentId: string): Promise<void> {
  await expect
    .poll(async () =>
      (
        await stage.services.db
          .select({ status: source.status })
          .from(source)
          .where(eq(source.agentId, agentId))
      )
        .map(({ status }) => status)
        .filter((status) => status !== 'ready'),
    )
    .toEqual([]);
}

describe('search in the documentation', () => {
  it.each([
    ['which version of Node', '/docs/quick-start#install', 'Quick start', 'Install'],
    ['how long does training take', '/docs/quick-start#first-agent', 'Quick start', 'First agent'],
    ['shopify', '/docs/embedding#other-builders', 'Embedding', 'Other builders'],
  ])('%j finds %s', async (q, url, title, heading) => {
    const answer = await siteOf(content).get(`/api/docs/search?q=${encodeURIComponent(q)}`);
    const { data } = await expectStatus<{ data: object[] }>(answer, 200);
    expect(data[0]).toEqual({ title, heading, url, excerpt: expect.any(String) });
  });

  it('finds nothing for unknown words, and rejects an empty query', async () => {
    const none = await siteOf(content).get('/api/docs/search?q=zebra');
    expect(await expectStatus(none, 200)).toEqual({ data: [] });
    expect((await siteOf(content).get('/api/docs/search?q=%20')).status).toBe(400);
    expect((await siteOf(content).get('/api/docs/search')).status).toBe(400);
  });

  it('works without any documentation', async () => {
    const answer = await siteOf(join(content, 'nowhere')).get('/api/docs/search?q=node');
    expect(await expectStatus(answer, 200)).toEqual({ data: [] });
  });
});

describe('the docs agent', () => {
  it('is created once for many calls at once, in a workspace without members', async () => {
    const files = await readContentFiles(content, ['docs', 'pages']);
    expect(files.map(({ slug }) => slug)).toEqual(['docs/embedding', 'docs/quick-start']);
    const ids = await Promise.all(Array.from({ length: 6 }, () => ensureDocsAgent(stage.services, files)));
    expect(new Set(ids).size).toBe(1);
    expect(await stage.services.db.select({ total: count() }).from(agent)).toEqual([{ total: 1 }]);
    expect(await stage.services.db.select().from(workspace)).toEqual([
      expect.objectContaining({ name: 'Parley', plan: 'enterprise' }),
    ]);
    expect(await stage.services.db.select().from(workspaceMember)).toEqual([]);
    expect(await sourcesOf(ids[0] as string)).toEqual(['embedding.md', 'quick-start.md']);
  });

  it('learns the questions first, which are suggested to the first visitor', async () => {
    const kinds = await stage.services.db.select({ kind: source.kind }).from(source).orderBy(source.id);
    expect(kinds.map(({ kind }) => kind)).toEqual([...docsQuestions.map(() => 'qa'), 'file', 'file']);
  });

  it('answers from the documentation without signing in', async () => {
    const { agentId } = await expectStatus<{ agentId: string }>(
      await siteOf(content).get('/api/demo-agent'),
      200,
    );
    await trained(agentId);
    const text = await askGuide(agentId, 'How long does the training take?');
    expect(text).toContain('less than a minute');
  });

  it('answers common questions with approved answers', async () => {
    const agentId = await ensureDocsAgent(stage.services, await readContentFiles(content, ['docs']));
    await trained(agentId);
    for (const { question, alternatives, answer } of docsQuestions) {
      for (const asked of [question, ...alternatives]) {
        expect([asked, await askGuide(agentId, asked)]).toEqual([
          asked,
          expect.stringContaining(answer.slice(0, 60)),
        ]);
      }
    }
    const [row] = await stage.services.db.select().from(agent).where(eq(agent.id, agentId));
    expect(row?.suggestedQuestions).toEqual(docsQuestions.slice(0, 4).map(({ question }) => question));
  });

  it('trains again on what changed, keeps the rest, and removes what is gone', async () => {
    const { agentId } = await expectStatus<{ agentId: string }>(
      await siteOf(content).get('/api/demo-agent'),
      200,
    );
    const idsBefore = await idsByTitle(agentId);
    await writeFile(join(content, 'docs/quick-start.md'), quickStart.replace('Node 20', 'Node 24'));
    await mkdir(join(content, 'pages'));
    await writeFile(join(content, 'pages/about.md'), '# About\n\nParley was made in one piece.\n');
    const again = await expectStatus(await siteOf(content).get('/api/demo-agent'), 200);
    expect(again).toEqual({ agentId });
    const idsAfter = await idsByTitle(agentId);
    expect(Object.keys(idsAfter).sort()).toEqual(['about.md', 'embedding.md', 'quick-start.md']);
    expect(idsAfter['embedding.md']).toBe(idsBefore['embedding.md']);
    expect(idsAfter['quick-start.md']).not.toBe(idsBefore['quick-start.md']);

    await rm(join(content, 'docs/embedding.md'));
    await siteOf(content).get('/api/demo-agent');
    expect(await sourcesOf(agentId)).toEqual(['about.md', 'quick-start.md']);
  });

  it('is created again after it was deleted', async () => {
    const before = await ensureDocsAgent(stage.services, await readContentFiles(content, ['docs']));
    await stage.services.db.delete(agent).where(eq(agent.id, before));
    const after = await ensureDocsAgent(stage.services, await readContentFiles(content, ['docs']));
    expect(after).not.toBe(before);
    expect(await sourcesOf(after)).toEqual(['quick-start.md']);
  });

  it('does not exist without documentation', async () => {
    const answer = await siteOf(join(content, 'nowhere')).get('/api/demo-agent');
    expect(await expectStatus(answer, 503)).toMatchObject({ error: { code: 'unavailable' } });
  });
});
