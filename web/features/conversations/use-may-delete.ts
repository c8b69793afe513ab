import { deleteConversation } from '#contract/conversations/conversations.endpoints.ts';
import { useMay } from '#web/console/workspaces/use-may.ts';

/** Whether the viewer's role lets them delete conversations; false until it is known. */
export const useMayDelete = (): boolean => useMay(deleteConversation);
