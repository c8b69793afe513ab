import { useQuery } from '@tanstack/react-query';
import { paths } from '#contract/page-addresses.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { workspaceQuery } from './workspaces.queries.ts';

/** Why the workspace is suspended, and what its members can still do. */
export function SuspendedBanner() {
  const { data } = useQuery(workspaceQuery());
  if (!data?.suspendedReason) return null;
  return (
    <div className="mx-auto w-full max-w-console px-4 pt-4 sm:px-6">
      <Notice
        tone="error"
        action={
          <ButtonLink to={paths.contact} size="sm" variant="secondary">
            Contact us
          </ButtonLink>
        }
      >
        This workspace is suspended: {data.suspendedReason} Its chats are unavailable. You can still read and
        export everything.
      </Notice>
    </div>
  );
}
