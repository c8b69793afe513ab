import type { Agent } from '#contract/agents/agents.schemas.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { NumberInput } from '#web/ui/forms/number-input.tsx';
import { BudgetNotice } from '../overview/budget-notice.tsx';
import type { AgentForm } from './use-agent-form.ts';

type LimitCardsProps = { agent: Agent } & Pick<AgentForm, 'form' | 'number'>;

/** What visitors may send in an hour, and how much of the plan the agent may use in a month. */
export function LimitCards({ agent, form: { errors }, number }: LimitCardsProps) {
  return (
    <>
      <Card
        isSplit
        title="Limits for visitors"
        description="How many messages one visitor, and one IP address, can send in an hour. Leave empty for the default of your plan."
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Messages per visitor" error={errors.messagesPerVisitor}>
            {(field) => <NumberInput {...field} {...number('messagesPerVisitor')} unit="per hour" />}
          </Field>
          <Field
            label="Messages per IP address"
            hint="An office often has one address for everyone."
            error={errors.messagesPerAddress}
          >
            {(field) => <NumberInput {...field} {...number('messagesPerAddress')} unit="per hour" />}
          </Field>
        </div>
      </Card>
      <Card
        isSplit
        title="Budget"
        description="How many of your plan’s messages this agent may use. Once they are used up, visitors get what you chose under Billing › When your messages are used up. Leave empty for no budget."
      >
        <div className="space-y-5">
          <BudgetNotice agent={agent} />
          <div className="grid gap-5 sm:grid-cols-2">
            <Field
              label="Messages per month"
              hint={
                agent.budgetUsed === null
                  ? 'From all visitors together.'
                  : `From all visitors together. ${formatNumber(agent.budgetUsed)} used this month.`
              }
              error={errors.messagesPerMonth}
            >
              {(field) => <NumberInput {...field} {...number('messagesPerMonth')} unit="per month" />}
            </Field>
            <Field
              label="Messages per visitor in 30 days"
              hint="After that, the visitor gets the contact form."
              error={errors.messagesPerVisitorMonth}
            >
              {(field) => <NumberInput {...field} {...number('messagesPerVisitorMonth')} unit="in 30 days" />}
            </Field>
          </div>
        </div>
      </Card>
    </>
  );
}
