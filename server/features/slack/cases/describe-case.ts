import { paths } from '#contract/page-addresses.ts';
import type { SlackCase } from '#core/slack/compose-case.ts';
import { baseUrl } from '#server/base-url.ts';
import type { Context } from '#server/context.ts';
import type { Thread } from '#server/features/inbox/threads/thread.ts';

/**
 * What the first message of a thread says of a conversation now.
 * @param aboutMessageId the visitor's message that it shows
 */
export function describeCase(
  ctx: Context,
  thread: Thread,
  kind: SlackCase['kind'],
  aboutMessageId: string | null,
): SlackCase {
  const { id, agentId, agentName, lead, pageUrl, handling, messages } = thread;
  return {
    kind,
    agentName,
    pageUrl,
    contact: lead,
    question: messages.find((each) => each.id === aboutMessageId)?.text ?? null,
    link: {
      label: 'Open the conversation',
      url: baseUrl(ctx.config) + paths.conversation(agentId, id),
    },
    conversation: {
      id,
      state: handling.state,
      holder: handling.holder,
      assignee: handling.assignee?.name ?? null,
    },
  };
}
