import { addOns, type PlanId, planIds, plans } from '#contract/plans.ts';

/** What the add-on adds to the number of agents of a plan. */
const agentsOfAddOn = addOns.find(({ id }) => id === 'extra-agent')?.adds.agents ?? 0;

const isLimited = (id: PlanId): boolean => plans[id].limits.agents !== null;
const limits = planIds
  .filter(isLimited)
  .map((id) => `when '${id}' then ${plans[id].limits.agents}`)
  .join(' ');
/** Nothing is counted for these: it would cost each chat. */
const unlimited = planIds
  .filter((id) => !isLimited(id))
  .map((id) => `'${id}'`)
  .join(', ');

/**
 * SQL for whether the plan pauses an agent, as there are more than it allows; `core/plans/choose-paused.ts` says the same. It is
 * never stored, so that every agent is back as soon as the plan allows it. For statements that read `agent` and its
 * `workspace` under these names.
 */
export const isPausedByPlan = `case when workspace.plan in (${unlimited}) then false else (
    select count(*) from agent as ahead
    where ahead.workspace_id = agent.workspace_id and (not ahead.keeps_place, ahead.id) < (not agent.keeps_place, agent.id)
  ) >= (case workspace.plan ${limits} end)
    + coalesce((workspace.add_ons ->> 'extra-agent')::int, 0) * ${agentsOfAddOn} end`;
