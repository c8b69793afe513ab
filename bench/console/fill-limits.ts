import type { Page } from 'playwright-core';
import { callAs } from '../../tests/journeys/accounts/call-as.ts';

/**
 * A workspace on the free plan beyond its limits: more agents than it may have, all messages used, and all leads. It had a
 * larger plan before, which the operator gave and took back. Answers the id of an agent that still works.
 */
export async function fillLimits(person: Page, operator: Page, origin: string): Promise<string> {
  const workspace: { id: string } = await (await person.request.get(`${origin}/api/v1/workspace`)).json();
  const grant = `/api/operator/workspaces/${workspace.id}`;
  const data = { plan: 'pro', until: null, reason: 'To look at the limits.' };
  await callAs(operator, origin, `${grant}/grant`, { data });
  const ids: string[] = [];
  for (const name of ['First agent', 'Second agent']) {
    const made = await callAs<{ id: string }>(person, origin, '/api/v1/agents', { data: { name } });
    ids.push(made.id);
  }
  const [agentId = ''] = ids;
  for (let lead = 0; lead < 6; lead += 1)
    await callAs(person, origin, '/api/v1/leads', { data: { agentId, email: `lead${lead}@example.com` } });
  for (let message = 0; message < 40; message += 1)
    await callAs(person, origin, `/api/v1/agents/${agentId}/chat`, {
      data: { message: 'When are you open?' },
    });
  await callAs(operator, origin, `${grant}/end-grant`, { data: { reason: 'Looked at.' } });
  return agentId;
}
