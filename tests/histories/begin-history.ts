import { plans, sparePercent } from '#contract/plans.ts';
import type { Context, Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { createAgent } from '#server/features/agents/create-agent.ts';
import { createRandom } from '../create-random.ts';
import { createShop } from '../create-shop.ts';
import type { History } from './history.ts';

/** The months in which things happen. */
const months = ['2026-03', '2026-04', '2026-10', '2026-11'];

/**
 * A workspace with one to three agents, their sources and two members. In one of five the plan's messages are almost used,
 * so that some of what follows is answered without charge and some is refused.
 */
export async function beginHistory(services: Services, seed: number): Promise<History> {
  const next = createRandom(seed);
  const random = (): number => next(2 ** 32) / 2 ** 32;
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const shop = await createShop(services);
  const people = await addPeople(services, shop.workspace.id);
  const ctx: Context = { ...shop, actor: { kind: 'user', userId: people[0] as string, role: 'owner' } };
  const agents: string[] = [];
  for (let number = 1 + Math.floor(random() * 3); number > 0; number--)
    agents.push(await createAgent(ctx, { name: 'Helper' }));
  const sources = await addSources(ctx, agents);
  const taken = random() < 0.2 ? await spendMessages(ctx) : 0;
  return { ctx, random, pick, agents, sources, people, asked: [], taken };
}

/** Leaves six messages of each month, and three that are answered without charge. */
async function spendMessages({ pool, workspace }: Context): Promise<number> {
  const { messages } = plans.enterprise.limits;
  if (messages === null) throw new Error('This plan has a limit of messages.');
  const spare = Math.floor((messages * sparePercent) / 100);
  await pool.query(
    `insert into usage (workspace_id, meter, period, used)
     select $1, meter, period, used from unnest($2::text[]) as period, (values ('messages', $3::int), ('spare', $4::int)) as given (meter, used)`,
    [workspace.id, months, messages - 6, spare - 3],
  );
  return months.length * (messages - 6);
}

async function addPeople({ pool }: Services, workspaceId: string): Promise<string[]> {
  const people = [createId('usr'), createId('usr')];
  await pool.query(
    `with person as (
       insert into "user" (id, name, email) select id, 'Ada', id || '@mail.example' from unnest($1::text[]) as id
       returning id
     ) insert into workspace_member (workspace_id, user_id, role) select $2, id, 'owner' from person`,
    [people, workspaceId],
  );
  return people;
}

/** Two websites an agent, with a page each that is trained. */
async function addSources({ pool, workspace }: Context, agents: readonly string[]) {
  const sources = agents.flatMap((agentId) => [
    { id: createId('src'), agentId },
    { id: createId('src'), agentId },
  ]);
  const ids = sources.map(({ id }) => id);
  const ofAgents = sources.map(({ agentId }) => agentId);
  await pool.query(
    `insert into source (id, workspace_id, agent_id, kind, title, config, status)
     select id, $1, agent_id, 'website', 'Shop', '{}', 'ready' from unnest($2::text[], $3::text[]) as given (id, agent_id)`,
    [workspace.id, ids, ofAgents],
  );
  await pool.query(
    `insert into document (id, workspace_id, agent_id, source_id, address, url, title, status, live_version)
     select 'doc_' || id, $1, agent_id, id, '/', 'https://shop.example/' || id, 'Home', 'ready', 1
     from unnest($2::text[], $3::text[]) as given (id, agent_id)`,
    [workspace.id, ids, ofAgents],
  );
  return sources;
}
