import { and, eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { isShownHere } from '#server/white-label/is-shown-here.ts';
import { agent } from '../agents.table.ts';

export type ListedAgent = Pick<
  typeof agent.$inferSelect,
  | 'id'
  | 'displayName'
  | 'avatar'
  | 'cover'
  | 'colorMode'
  | 'aiAgentTitle'
  | 'description'
  | 'socialX'
  | 'socialLinkedIn'
  | 'socialFacebook'
> & { username: string };

/**
 * What everybody may see of an agent that its owner made public; null when there is none of that name under
 * the host of the request.
 */
export async function findAgentByUsername(
  services: Pick<Services, 'db'>,
  username: string,
): Promise<ListedAgent | null> {
  const [row] = await services.db
    .select({
      id: agent.id,
      workspaceId: agent.workspaceId,
      username: agent.username,
      displayName: agent.displayName,
      avatar: agent.avatar,
      cover: agent.cover,
      colorMode: agent.colorMode,
      aiAgentTitle: agent.aiAgentTitle,
      description: agent.description,
      socialX: agent.socialX,
      socialLinkedIn: agent.socialLinkedIn,
      socialFacebook: agent.socialFacebook,
    })
    .from(agent)
    .where(and(eq(agent.username, username.toLowerCase()), eq(agent.isPublic, true)));
  if (row === undefined || !(await isShownHere(services, row.workspaceId))) return null;
  const { workspaceId: _workspaceId, ...listed } = row;
  return { ...listed, username: row.username ?? username };
}
