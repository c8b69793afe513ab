import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Outlet, Route, Routes } from 'react-router';
import { getAgent, listModels, updateAgent } from '#contract/agents/agents.endpoints.ts';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import { agentQuery } from '#web/console/agents/agents.queries.ts';
import { answerCalls } from './answer-calls.ts';
import { renderPart } from './render-part.tsx';
import { agentId, sampleAgent } from './samples.ts';

function AgentFromServer() {
  const { data } = useQuery(agentQuery(agentId));
  return data ? <Outlet context={data} /> : null;
}

/**
 * A page of an agent's settings over an agent that the server has; `agent` may change there behind it.
 * @param Tab what a page that is a layout has in it
 */
export async function renderAgentSettings(
  Page: ComponentType,
  refuse: () => Response | null = () => null,
  Tab?: ComponentType,
) {
  const server = { agent: sampleAgent() };
  const callsOf = answerCalls(
    [getAgent, () => server.agent],
    [
      listModels,
      () => ({ data: [{ key: 'gpt-3.5', label: 'GPT', servedBy: 'embedded', isConfigured: false }] }),
    ],
    [
      updateAgent,
      ({ body }) => {
        const refused = refuse();
        if (refused) return refused;
        const { version: _seen, ...changes } = body as Partial<Agent>;
        server.agent = { ...server.agent, ...changes, version: server.agent.version + 1 };
        return server.agent;
      },
    ],
  );
  const screen = await renderPart(
    <Routes>
      <Route element={<AgentFromServer />}>
        <Route element={<Page />}>
          <Route path="*" element={Tab ? <Tab /> : null} />
        </Route>
      </Route>
    </Routes>,
  );
  return {
    screen,
    server,
    /** What was to be changed, call by call. */
    sent: () =>
      callsOf(updateAgent).map(({ body }) => {
        const { version: _seen, ...changes } = body as Partial<Agent>;
        return changes;
      }),
    /** The versions that the calls said were seen. */
    seen: () => callsOf(updateAgent).map(({ body }) => (body as Partial<Agent>).version),
    field: (name: string) => screen.getByRole('textbox', { name }),
    save: () => screen.getByRole('button', { name: 'Update' }).click(),
    unsaved: screen.getByText('You have unsaved changes.'),
  };
}
