import type { Context, Services } from '#server/context.ts';
import type { PublicAgent } from '#server/features/agents/public/find-public-agent.ts';

/** A visitor at work in the workspace of the agent they talk to. */
export function visitorContext(services: Services, { workspace }: PublicAgent, visitorId: string): Context {
  return { ...services, workspace, actor: { kind: 'visitor', visitorId } };
}
