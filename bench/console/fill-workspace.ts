import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { callAs } from '../../tests/journeys/accounts/call-as.ts';
import type { ConsoleIds } from '../../tests/journeys/console-pages.ts';

const longName =
  'A person with a very long name that goes on and on, of Llanfairpwllgwyngyllgogerychwyrndrobwll';
const questions = [
  'When are you open on Saturday?',
  'How much is a loaf of rye bread?',
  'Do you have gluten-free cakes?',
  'Can I talk to a person?',
  'Do you deliver to the airport?',
  'Wann habt ihr geöffnet?',
  'Is there parking? '.repeat(25).trim(),
  'Thank you!',
];
const texts = [
  [
    'Opening hours',
    'The bakery is open from Monday to Friday from 7:00 to 18:00, and on Saturday from 7:00 to 14:00. A loaf of rye bread costs 4.20 euros. Cakes are made to order within two days.',
  ],
  ['Prices', 'A loaf of rye bread costs 5.90 euros. We deliver within the town for 3 euros.'],
  [`Everything about ${'Donaudampfschifffahrtsgesellschaft'.repeat(3)}`, 'Ships leave the harbour at 9:00.'],
] as const;

/** Makes an agent that has something on every page, long names included, and answers the ids of it. */
export async function fillWorkspace(
  owner: Page,
  origin: string,
  website: string,
  username = 'lantern-bakery',
): Promise<ConsoleIds> {
  const call = <Answer>(path: string, data: unknown) => callAs<Answer>(owner, origin, path, { data });
  const { id: agentId } = await call<{ id: string }>('/api/v1/agents', {
    name: 'Lantern Bakery',
    template: 'shop',
    username,
    isPublic: true,
    aiAgentTitle: 'Ask Lantern Bakery',
    description: 'Bread, cakes and opening hours of the bakery at the old harbour.',
    socialX: 'https://x.com/lantern',
    suggestedQuestions: ['When are you open?', 'What does rye bread cost?'],
  });
  await call('/api/v1/agents', { name: `${longName} GmbH`.slice(0, 80) });
  const agent = `/api/v1/agents/${agentId}`;
  const { id: sourceId } = await call<{ id: string }>(`${agent}/sources`, {
    kind: 'website',
    url: website,
    mode: 'site',
  });
  for (const [title, text] of texts) await call(`${agent}/sources`, { kind: 'text', title, text });
  await call(`${agent}/sources`, {
    kind: 'qa',
    question: 'Can I pay by card?',
    answer: 'Yes, from 5 euros.',
  });
  await waitUntil(async () => {
    const { data } = await (await owner.request.get(`${origin}${agent}/sources`)).json();
    return data.every(({ status }: { status: string }) => status !== 'queued' && status !== 'training');
  });
  const conversationId = await ask(owner, origin, agentId);
  const { id: leadId } = await call<{ id: string }>('/api/v1/leads', {
    agentId,
    conversationId,
    name: longName,
    email: 'a.person@example.com',
    phone: '+49 30 123456',
  });
  await call('/api/v1/leads', { agentId, name: 'Grete Sommer', email: 'grete@example.com' });
  await callAs(owner, origin, `${agent}/synonyms`, {
    method: 'PUT',
    data: {
      groups: [
        ['bike', 'bicycle'],
        ['loaf', 'bread', longName.slice(0, 60)],
      ],
    },
  });
  const { id: testRunId } = await call<{ id: string }>(`${agent}/test-runs`, {});
  return { agentId, conversationId, leadId, sourceId, testRunId };
}

/** Asks everything, and answers the id of the last conversation. */
async function ask(owner: Page, origin: string, agentId: string): Promise<string> {
  let conversationId = '';
  for (const message of questions) {
    const { metadata } = await callAs<{ metadata: { conversationId: string } }>(
      owner,
      origin,
      `/api/v1/agents/${agentId}/chat`,
      { data: { message } },
    );
    conversationId = metadata.conversationId;
  }
  return conversationId;
}

async function waitUntil(isDone: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 240; tries += 1) {
    if (await isDone()) return;
    await setTimeout(250);
  }
  throw new Error('The sources were not read within a minute.');
}
