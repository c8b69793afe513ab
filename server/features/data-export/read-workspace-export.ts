import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { apiKey } from '#server/features/api-keys/api-keys.table.ts';
import { conversation, message } from '#server/features/conversations/conversations.table.ts';
import { lead } from '#server/features/leads/leads.table.ts';
import { referral } from '#server/features/partners/partners.table.ts';
import { document, passage, source } from '#server/features/sources/sources.table.ts';
import { user } from '#server/features/users/users.table.ts';
import {
  workspace,
  workspaceInvitation,
  workspaceMember,
} from '#server/features/workspaces/workspaces.table.ts';
import { readInPages } from './read-in-pages.ts';

/** By the name of the file: everything in the workspaces that a user owns, each read when it is asked for. */
export function readWorkspaceExport(
  { db }: Services,
  userId: string,
): Record<string, AsyncGenerator<unknown>> {
  const owned = () =>
    db
      .select({ id: workspaceMember.workspaceId })
      .from(workspaceMember)
      .where(and(eq(workspaceMember.userId, userId), eq(workspaceMember.role, 'owner')));

  async function* workspaces() {
    for (const row of await db
      .select()
      .from(workspace)
      .where(inArray(workspace.id, owned()))
      .orderBy(asc(workspace.id))) {
      const members = await db
        .select({
          email: user.email,
          name: user.name,
          role: workspaceMember.role,
          since: workspaceMember.createdAt,
        })
        .from(workspaceMember)
        .innerJoin(user, eq(user.id, workspaceMember.userId))
        .where(eq(workspaceMember.workspaceId, row.id));
      const { email, role, createdAt, expiresAt } = workspaceInvitation;
      const invitations = await db
        .select({ email, role, createdAt, expiresAt })
        .from(workspaceInvitation)
        .where(eq(workspaceInvitation.workspaceId, row.id));
      const { name, prefix, lastUsedAt, revokedAt } = apiKey;
      const apiKeys = await db
        .select({ name, prefix, createdAt: apiKey.createdAt, lastUsedAt, revokedAt })
        .from(apiKey)
        .where(eq(apiKey.workspaceId, row.id));
      const [referred] = await db
        .select({ at: referral.createdAt })
        .from(referral)
        .where(eq(referral.workspaceId, row.id));
      yield { ...row, members, invitations, apiKeys, referredAt: referred?.at ?? null };
    }
  }

  const agents = () =>
    readInPages((after, limit) =>
      db
        .select()
        .from(agent)
        .where(and(inArray(agent.workspaceId, owned()), gt(agent.id, after)))
        .orderBy(asc(agent.id))
        .limit(limit),
    );

  /** Without what only a crawl under way needs. */
  async function* sources() {
    const rows = readInPages((after, limit) =>
      db
        .select()
        .from(source)
        .where(and(inArray(source.workspaceId, owned()), gt(source.id, after)))
        .orderBy(asc(source.id))
        .limit(limit),
    );
    for await (const { crawlState: _crawlState, run: _run, ...row } of rows) yield row;
  }

  async function* documents() {
    const rows = readInPages((after, limit) =>
      db
        .select({
          id: document.id,
          sourceId: document.sourceId,
          url: document.url,
          title: document.title,
          version: document.liveVersion,
        })
        .from(document)
        .where(and(inArray(document.workspaceId, owned()), gt(document.id, after)))
        .orderBy(asc(document.id))
        .limit(limit),
    );
    for await (const { version, ...row } of rows) {
      const passages = await db
        .select({ headingPath: passage.headingPath, question: passage.question, text: passage.text })
        .from(passage)
        .where(and(eq(passage.documentId, row.id), eq(passage.version, version)))
        .orderBy(asc(passage.position));
      yield { ...row, passages };
    }
  }

  async function* conversations() {
    const rows = readInPages((after, limit) =>
      db
        .select()
        .from(conversation)
        .where(and(inArray(conversation.workspaceId, owned()), gt(conversation.id, after)))
        .orderBy(asc(conversation.id))
        .limit(limit),
    );
    for await (const row of rows) {
      const messages = await db
        .select()
        .from(message)
        .where(eq(message.conversationId, row.id))
        .orderBy(asc(message.id));
      yield { ...row, messages };
    }
  }

  const leads = () =>
    readInPages((after, limit) =>
      db
        .select()
        .from(lead)
        .where(and(inArray(lead.workspaceId, owned()), gt(lead.id, after)))
        .orderBy(asc(lead.id))
        .limit(limit),
    );

  return {
    workspaces: workspaces(),
    agents: agents(),
    sources: sources(),
    documents: documents(),
    conversations: conversations(),
    leads: leads(),
  };
}
