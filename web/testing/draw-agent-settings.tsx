import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Outlet, Route, Routes } from 'react-router';
import { getAgent, listModels, updateAgent } from '#contract/agents/agents.endpoints.ts';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import { agentQuery } from '#web/console/agents/agents.queries.ts';
import { answerCalls } from './answer-calls.ts';
import { draw } from './draw.tsx';
import { agentId, sampleAgent } from './samples.ts';

function AgentFromServer() {
  const { data } = useQuery(agentQuery(agentId));
  return data ? <Outlet context={data} /> : null;
}

/** A page of an agent's settings over an agent that the server has; `agent` may change there behind it. */
export async function drawAgentSettings(Page: ComponentType, refuse: () => Response | null = () => null) {
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
        server.agent = { ...server.agent, ...(body as Partial<Agent>) };
        return server.agent;
      },
    ],
  );
  const screen = await draw(
    <Routes>
      <Route element={<AgentFromServer />}>
        <Route path="*" element={<Page />} />
      </Route>
    </Routes>,
  );
  return {
    screen,
    server,
    sent: () => callsOf(updateAgent).map(({ body }) => body),
    field: (name: string) => screen.getByRole('textbox', { name }),
    save: () => screen.getByRole('button', { name: 'Update' }).click(),
    unsaved: screen.getByText('You have unsaved changes.'),
  };
}
