import { useOutletContext } from 'react-router';
import type { Agent } from '#contract/agents/agents.schemas.ts';

/** The agent of the console page; only under the console's layout. */
export const useAgent = (): Agent => useOutletContext<Agent>();
