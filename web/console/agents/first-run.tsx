import { FlaskConical, Globe, type LucideIcon, Type } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { useAddSampleAgent } from '#web/console/agents/agents.queries.ts';
import { describeError } from '#web/lib/call-error.ts';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

const look =
  'flex h-full w-full items-start gap-4 rounded-lg border border-line bg-surface p-5 text-left transition-shadow hover:shadow-md';

/** For a workspace without agents: three ways to begin. */
export function FirstRun() {
  const add = useAddSampleAgent();
  const navigate = useNavigate();
  const addSample = async () => {
    try {
      const { id } = await add.mutateAsync();
      await navigate(paths.viewAgent(id));
    } catch (error) {
      showToast.failed(describeError(error));
    }
  };
  return (
    <section aria-labelledby="first-run" className="space-y-4">
      <h2 id="first-run" className="font-semibold">
        How would you like to begin?
      </h2>
      <ul className="grid gap-4 lg:grid-cols-3">
        <li>
          <Link to={paths.createAgent} className={look}>
            <Way icon={Globe} title="From your website">
              Paste the address. The first answers are there in about a minute.
            </Way>
          </Link>
        </li>
        <li>
          <Link to={`${paths.createAgent}?from=text`} className={look}>
            <Way icon={Type} title="From a few paragraphs">
              No website at hand? Paste three paragraphs about what you do.
            </Way>
          </Link>
        </li>
        <li>
          <button type="button" aria-busy={add.isPending} onClick={addSample} className={look}>
            <Way icon={FlaskConical} title="Look around in a sample" isBusy={add.isPending}>
              An agent of a made-up bakery, to ask and to change. Remove it with one click.
            </Way>
          </button>
        </li>
      </ul>
    </section>
  );
}

interface WayProps {
  icon: LucideIcon;
  title: string;
  isBusy?: boolean;
  children: ReactNode;
}

function Way({ icon: Icon, title, isBusy = false, children }: WayProps) {
  return (
    <>
      <span className="flex size-10 shrink-0 items-center justify-center rounded-md bg-brand-soft text-on-brand-soft">
        {isBusy ? <Spinner /> : <Icon aria-hidden className="size-5" />}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{title}</span>
        <span className="mt-1 block text-sm text-ink-secondary">{children}</span>
      </span>
    </>
  );
}
