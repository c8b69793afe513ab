/** What may have to be posted: news of a conversation, a lead, or both. */
export interface SlackWork {
  workspaceId: string;
  agentId: string;
  conversationId: string | null;
  leadId: string | null;
}

export const postJob = 'slack.post';
