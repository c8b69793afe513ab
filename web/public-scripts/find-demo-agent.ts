import { getDemoAgent } from '#contract/docs/docs.endpoints.ts';
import { fetchJson } from './fetch-json.ts';

let agent: Promise<string | null> | undefined;

/** Id of this installation's documentation agent, or null if there is none. */
export const findDemoAgent = (): Promise<string | null> => {
  agent ??= fetchJson(getDemoAgent).then((answer) => answer?.agentId ?? null);
  return agent;
};
