import { and, eq } from 'drizzle-orm';
import { asksConsent } from '#core/look/asks-consent.ts';
import { presentForms } from '#core/look/present-forms.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import type { Question } from '#server/features/conversations/question.ts';
import type { StoredQuestion } from '#server/features/conversations/store-question.ts';
import { storeVisit } from '#server/features/conversations/store-visit.ts';
import { joinLead } from '#server/features/leads/join-lead.ts';
import { lead } from '#server/features/leads/leads.table.ts';

/** Gives a conversation that begins with this question what the visitor had left and looked at before. */
export async function beginConversation(
  ctx: Context,
  { leadId, visitedPages = [], channel }: Question,
  { agent, conversationId }: Pick<StoredQuestion, 'agent' | 'conversationId'>,
): Promise<void> {
  if (leadId !== undefined) await joinLead(ctx, { leadId, agentId: agent.id, conversationId });
  if (visitedPages.length === 0 || channel === 'preview') return;
  if (await mayKeepPages(ctx, agent.id, conversationId)) await storeVisit(ctx, conversationId, visitedPages);
}

/** Where the agent asks its visitors for their consent, only if this one has given it. */
async function mayKeepPages(ctx: Context, agentId: string, conversationId: string): Promise<boolean> {
  const { humanForm, leadsForm, isEmailEnabled, isNameEnabled, isPhoneEnabled } = agent;
  const [asked] = await ctx.db
    .select({
      settings: { humanForm, leadsForm, isEmailEnabled, isNameEnabled, isPhoneEnabled },
      consentText: lead.consentText,
    })
    .from(agent)
    .leftJoin(lead, eq(lead.conversationId, conversationId))
    .where(and(inWorkspace(ctx, agent), eq(agent.id, agentId)));
  if (asked === undefined) return false;
  return asked.consentText !== null || !asksConsent(presentForms(asked.settings));
}
