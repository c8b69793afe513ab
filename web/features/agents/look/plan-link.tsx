import { paths } from '#contract/page-addresses.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';

/** The way to what would allow a setting. */
export function PlanLink() {
  return (
    <ButtonLink to={paths.pricing} size="sm" variant="secondary">
      See plans
    </ButtonLink>
  );
}
