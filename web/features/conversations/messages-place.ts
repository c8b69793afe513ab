import { paths } from '#contract/page-addresses.ts';

/** Where a list of conversations is: on the page of one agent, or in the inbox of all of them. */
export interface MessagesPlace {
  /** Undefined for all agents of the workspace. */
  agentId: string | undefined;
  /** The address of the list. */
  list: string;
  addressOf: (conversationId: string) => string;
}

export function messagesPlace(agentId: string | undefined): MessagesPlace {
  return agentId === undefined
    ? { agentId, list: paths.inbox, addressOf: paths.inboxConversation }
    : {
        agentId,
        list: paths.messages(agentId),
        addressOf: (conversationId) => paths.conversation(agentId, conversationId),
      };
}
