import type { Agent } from '#contract/agents/agents.schemas.ts';
import { paths } from '#contract/page-addresses.ts';

interface Step {
  label: string;
  isDone: boolean;
  to: string | undefined;
}

/**
 * What leads to a first lead. A step is done as soon as any agent of the workspace has done it; one that is not leads
 * to the newest agent, on which someone is most likely at work.
 */
export function listSteps(
  agents: readonly Pick<Agent, 'id' | 'counts'>[],
  wasAskedOnWebsite: boolean,
): Step[] {
  const [newest] = agents;
  const has = (count: keyof Agent['counts']) => agents.some(({ counts }) => counts[count] > 0);
  return [
    { label: 'Create your first agent', isDone: newest !== undefined, to: paths.createAgent },
    {
      label: 'Add its first source',
      isDone: has('sources'),
      to: newest && paths.trainingSources(newest.id),
    },
    { label: 'Ask it a question', isDone: has('conversations'), to: newest && paths.viewAgent(newest.id) },
    { label: 'Put it on your website', isDone: wasAskedOnWebsite, to: newest && paths.viewAgent(newest.id) },
    { label: 'Receive your first lead', isDone: has('leads'), to: newest && paths.leads(newest.id) },
  ];
}
