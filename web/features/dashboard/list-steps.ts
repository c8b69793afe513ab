import type { Agent } from '#contract/agents/agents.schemas.ts';
import { paths } from '#contract/page-addresses.ts';

interface Step {
  label: string;
  isDone: boolean;
  to: string | undefined;
}

export interface StepSigns {
  /** A member has asked an agent something in the preview. */
  wasTried: boolean;
  /** The script was seen on a website, or a visitor has asked there. */
  isOnWebsite: boolean;
}

/**
 * What leads to a first lead. A step is done as soon as any agent of the workspace has done it; one that is not leads
 * to the newest agent, on which someone is most likely at work. The sample agent counts for none.
 */
export function listSteps(
  agents: readonly Pick<Agent, 'id' | 'counts' | 'isSample'>[],
  { wasTried, isOnWebsite }: StepSigns,
): Step[] {
  const own = agents.filter(({ isSample }) => !isSample);
  const [newest] = own;
  const has = (count: keyof Agent['counts']) => own.some(({ counts }) => counts[count] > 0);
  return [
    { label: 'Create your first agent', isDone: newest !== undefined, to: paths.createAgent },
    {
      label: 'Add its first source',
      isDone: has('sources'),
      to: newest && paths.trainingSources(newest.id),
    },
    {
      label: 'Ask it a question',
      isDone: (newest !== undefined && wasTried) || has('conversations'),
      to: newest && paths.viewAgent(newest.id),
    },
    { label: 'Put it on your website', isDone: isOnWebsite, to: newest && paths.viewAgent(newest.id) },
    { label: 'Receive your first lead', isDone: has('leads'), to: newest && paths.leads(newest.id) },
  ];
}
