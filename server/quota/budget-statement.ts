import { sparePercent } from '#contract/plans.ts';

/** Beyond its budget the embedded engine answers so many more, where the plan has answers without charge left. */
const withSpare = `maximum + maximum * ${sparePercent} / 100`;

/**
 * Parts of the statement that stores a question, for agents with a budget of their own. Before them it names, as
 * `asking`, at most one row of workspace_id, agent_id, meter, period, quota and maximum (the budget; null for none).
 * They name `taking` for `consumeStatement`, which takes nothing beyond the budget, and `budget`, which has no row for
 * other agents: these pay for one join without rows.
 */
export const budgetStatement = `
  budget as (
    select asking.workspace_id, asking.agent_id, asking.period, asking.maximum,
      case when agent_budget.period = asking.period then agent_budget.used else 0 end as used
    from asking join agent_budget on agent_budget.agent_id = asking.agent_id
    where asking.maximum is not null
    -- Locked, so that two at once never pass a budget of one.
    for update of agent_budget
  ), taking as (
    select workspace_id, meter, period,
      case when exists (select from budget where used >= maximum) then 0 else quota end as quota
    from asking
  )`;

/** A condition: the budget has nothing left, not even answers without charge. */
export const isBudgetSpent = `exists (select from budget where used >= ${withSpare})`;

/** Counts the message that `admitted` let in, and names, as `budget_warning`, the events of the warnings at 80 and 100 percent, each
 * once on the way up, for the outbox. */
export const countBudget = `
  budgeted as (
    update agent_budget set period = budget.period, used = budget.used + 1
    from budget
    where agent_budget.agent_id = budget.agent_id and exists (select from admitted where not is_held)
  ), budget_warning as (
    select workspace_id, 'agent.budget-warned' as name,
      jsonb_build_object('agentId', agent_id, 'percentage', percentage) as payload
    from (
      select workspace_id, agent_id,
        case used + 1 when maximum then 100 when ceil(maximum * 0.8) then 80 end as percentage
      from budget where exists (select from admitted where not is_held)
    ) as passed
    where percentage is not null
  )`;
