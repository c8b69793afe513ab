import type { Agent } from '#contract/agents/agents.schemas.ts';
import { percentageOf } from '#core/plans/percentage-of.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Says how much of the agent's own budget is used, from 80 percent on. */
export function BudgetNotice({ agent: { messagesPerMonth, budgetUsed } }: { agent: Agent }) {
  if (messagesPerMonth === null || budgetUsed === null) return null;
  const percentage = percentageOf(budgetUsed, messagesPerMonth);
  if (percentage < 80) return null;
  const amount = `${formatNumber(budgetUsed)} of ${formatNumber(messagesPerMonth)} messages`;
  return (
    <Notice tone="warning">
      {percentage < 100
        ? `${amount} of this agent’s budget for this month are used.`
        : `This agent’s budget for this month is used up: ${amount}. Visitors now get what you chose under Billing › When your messages are used up. To change that, raise the budget in the agent’s settings.`}
    </Notice>
  );
}
