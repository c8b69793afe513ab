import { and, desc, eq } from 'drizzle-orm';
import type { VisitorFacts } from '#contract/inbox/inbox.schemas.ts';
import { webPageUrl } from '#core/safety/links/web-page-url.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { question, visit } from '#server/features/conversations/conversations.table.ts';
import { findConversation } from '#server/features/conversations/find-conversation.ts';

export interface Visit
  extends Pick<VisitorFacts, 'language' | 'timeZone' | 'device' | 'pages' | 'visitedPages'> {
  visitorId: string | null;
}

/**
 * What the visitor's browser and messages said in a conversation; `not-found` for one out of reach. Pages are those that
 * they wrote on, the last first; visited pages those before the first message.
 * @param most as many of the last messages are looked at; all where absent
 */
export async function readVisit(ctx: Context, conversationId: string, most?: number): Promise<Visit> {
  const { visitorId, timeZone, device } = await findConversation(ctx, conversationId);
  const query = ctx.db
    .select({ page: question.page, language: question.language })
    .from(question)
    .where(and(inWorkspace(ctx, question), eq(question.conversationId, conversationId)))
    .orderBy(desc(question.askedAt), desc(question.id));
  const asked = most === undefined ? await query : await query.limit(most);
  const pages = asked.flatMap(({ page }) => webPageUrl(page) ?? []);
  const [before] = await ctx.db
    .select({ pages: visit.pages })
    .from(visit)
    .where(and(inWorkspace(ctx, visit), eq(visit.conversationId, conversationId)));
  const language = asked.find(({ language }) => language !== null)?.language ?? null;
  return {
    visitorId,
    language,
    timeZone,
    device,
    pages: [...new Set(pages)],
    visitedPages: before?.pages ?? [],
  };
}
