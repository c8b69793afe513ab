import { type Plan, type PlanId, plans } from '#contract/plans.ts';
import { contactPlanPath } from '#web/site/contact-topics.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { formatPrice } from './format-price.ts';
import { yearlyPrice } from './yearly-price.ts';

/** The next step after choosing a plan: a message to the operator, who changes plans. */
export function ChosenPlan({ chosen, currentId }: { chosen: Plan; currentId: PlanId }) {
  if (chosen.id === currentId) {
    return <Notice tone="success">You chose {chosen.name}, and this workspace already has it.</Notice>;
  }
  const price =
    chosen.priceCents === 0
      ? 'It is free.'
      : `${formatPrice(chosen.priceCents)} per month, or ${formatPrice(yearlyPrice(chosen.priceCents).yearCents)} per year.`;
  return (
    <Notice
      tone="info"
      action={
        <ButtonLink to={contactPlanPath(chosen.id)} size="sm">
          Ask for {chosen.name}
        </ButtonLink>
      }
    >
      You chose {chosen.name}.{' '}
      <span className="font-normal">
        {price} To change your plan, contact us: you stay on {plans[currentId].name} until we answer.
      </span>
    </Notice>
  );
}
