import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { plans } from '#contract/plans.ts';
import { usageQuery } from '#web/console/plans/billing.queries.ts';
import { useEntitlements } from '#web/console/plans/use-entitlements.ts';
import { linkLook } from '#web/ui/link-look.ts';

/** Says which languages the plan has, where these are not all. */
export function LanguageNote() {
  const usage = useQuery(usageQuery());
  const { isMultilingual } = useEntitlements();
  if (!usage.data || isMultilingual) return null;
  return (
    <p className="text-sm text-ink-secondary">
      Your plan has English only: the agent answers in English, and from sources in English.{' '}
      <Link to={paths.plans} className={linkLook}>
        Multiple languages are part of {plans.enterprise.name}
      </Link>
      .
    </p>
  );
}
