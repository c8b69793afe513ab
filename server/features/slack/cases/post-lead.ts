import { paths } from '#contract/page-addresses.ts';
import { composeCase } from '#core/slack/compose-case.ts';
import { baseUrl } from '#server/base-url.ts';
import type { Context } from '#server/context.ts';
import { findLead } from '#server/features/leads/find-lead.ts';
import type { SlackChannelRow } from '../slack.table.ts';
import { postOnce } from './post-once.ts';

/** Posts a lead that was left without a conversation; nothing for one that has been deleted. */
export async function postLead(
  ctx: Context,
  { channelId, agentId, sendsLeads }: SlackChannelRow,
  leadId: string,
): Promise<void> {
  const lead = sendsLeads ? await findLead(ctx, leadId) : null;
  if (lead === null) return;
  const { agentName, name, email, phone, pageUrl } = lead;
  await postOnce(ctx, {
    key: `lead:${leadId}`,
    channelId,
    leadId,
    threadTs: null,
    conversationId: null,
    message: composeCase({
      kind: 'lead',
      agentName,
      pageUrl,
      question: null,
      conversation: null,
      contact: { name, email, phone },
      link: { label: 'Open the lead', url: baseUrl(ctx.config) + paths.lead(agentId, leadId) },
    }),
  });
}
