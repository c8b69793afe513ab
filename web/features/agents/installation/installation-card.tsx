import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { checkInstallation } from '#contract/widget/widget.endpoints.ts';
import type { Installation } from '#contract/widget/widget.schemas.ts';
import { installationsQuery } from '#web/console/agents/agents.queries.ts';
import { useMay } from '#web/console/workspaces/use-may.ts';
import { call } from '#web/lib/call.ts';
import { CallError } from '#web/lib/call-error.ts';
import { formatTimeAgo } from '#web/lib/format-time.ts';
import { DocsLink } from '#web/shell/docs-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { refuseEmpty } from '#web/ui/forms/refuse-empty.ts';
import { useForm } from '#web/ui/forms/use-form.ts';
import type { FieldErrors } from '#web/ui/forms/use-problems.ts';
import { WebAddressInput } from '#web/ui/forms/web-address-input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { describeCheck } from './describe-check.ts';

const shown = 5;

/** Whether the script is on a website: where it was seen, and a look at a page for what keeps it from working. */
export function InstallationCard({ agent }: { agent: Agent }) {
  const seen = useQuery(installationsQuery(agent.id));
  const mayCheck = useMay(checkInstallation);
  return (
    <Card title="Installation" description="Where the script was seen on a website.">
      <div className="space-y-5">
        {seen.isError && !seen.data ? (
          <ErrorState error={seen.error} onRetry={() => seen.refetch()} />
        ) : !seen.data ? (
          <Skeleton className="h-10" />
        ) : seen.data.length === 0 ? (
          <p className="text-sm text-ink-secondary">
            Not seen on any website yet. It appears here a few seconds after the first page with the script is
            opened.
          </p>
        ) : (
          <ul className="space-y-3">
            {seen.data.slice(0, shown).map((each) => (
              <SeenRow key={each.host} seen={each} agentId={agent.id} />
            ))}
          </ul>
        )}
        {mayCheck && <CheckForm agentId={agent.id} />}
      </div>
    </Card>
  );
}

function SeenRow({ seen, agentId }: { seen: Installation; agentId: string }) {
  const { host, page, isAllowed, lastSeenAt } = seen;
  return (
    <li className="flex gap-2.5 text-sm">
      {isAllowed ? (
        <CircleCheck aria-label="Works" className="mt-0.5 size-4 shrink-0 text-ready" />
      ) : (
        <CircleAlert aria-label="Not allowed" className="mt-0.5 size-4 shrink-0 text-partial" />
      )}
      <span className="min-w-0">
        <span className="block font-medium break-words">{host}</span>
        <span className="block text-xs break-words text-ink-secondary">
          {formatTimeAgo(lastSeenAt)} on {page}
        </span>
        {!isAllowed && (
          <span className="block text-xs text-partial">
            This website is not one of the allowed domains, so the chat does not show.{' '}
            <Link to={paths.settings(agentId)} className="font-semibold underline underline-offset-4">
              Change the domains
            </Link>
          </span>
        )}
      </span>
    </li>
  );
}

function CheckForm({ agentId }: { agentId: string }) {
  const check = useMutation({
    mutationFn: (url: string) => call(checkInstallation, { params: { agentId }, body: { url } }),
  });
  const form = useForm({
    read: (data) => ({ url: String(data.get('url')).trim() }),
    check: refuseEmpty({ url: 'Enter the address of a page.' }),
    send: ({ url }) => check.mutateAsync(url),
    placeFailure: (failure): FieldErrors =>
      failure instanceof CallError && failure.code === 'cannot-process' ? { url: failure.message } : {},
  });
  return (
    <form {...form.props} className="space-y-3">
      <Field label="Check a page" error={form.errors.url}>
        {(field) => <WebAddressInput {...field} />}
      </Field>
      {form.message && <Notice tone="error">{form.message}</Notice>}
      {check.data && !form.isBusy && <CheckResult>{describeCheck(check.data)}</CheckResult>}
      <Button type="submit" size="sm" variant="secondary" isBusy={form.isBusy}>
        {form.isBusy ? 'Checking the page...' : 'Check now'}
      </Button>
    </form>
  );
}

function CheckResult({ children: { isFine, sentences } }: { children: ReturnType<typeof describeCheck> }) {
  const [first, ...rest]: ReactNode[] = sentences;
  return (
    <Notice tone={isFine ? 'success' : 'warning'}>
      {first}
      {rest.map((sentence) => (
        <span key={String(sentence)} className="mt-1 block font-normal">
          {sentence}
        </span>
      ))}
      {!isFine && (
        <span className="mt-1 block">
          <DocsLink page="widget">How to add the script to a website</DocsLink>
        </span>
      )}
    </Notice>
  );
}
