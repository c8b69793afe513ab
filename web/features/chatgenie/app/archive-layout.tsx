import { useQuery } from '@tanstack/react-query';
import { Ellipsis, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Outlet, useNavigate, useParams } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { formatCount } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { ChatGenieMark } from '../chatgenie-mark.tsx';
import { archiveQuery, useDeleteArchive } from './archives.queries.ts';
import type { WholeArchive } from './use-archive.ts';

export const meta = () => [{ title: 'Archive · ChatGenie' }];

const archivesTrail = [{ to: paths.chatArchives, label: 'Your chats' }];

/** One archive: its name, its tabs, and the tab that is open. */
export default function ArchiveLayout() {
  const { archiveId = '' } = useParams();
  const archive = useQuery(archiveQuery(archiveId));
  return (
    <div className="mx-auto w-full max-w-5xl space-y-6 px-4 py-8 sm:px-6">
      {archive.data ? (
        <Loaded archive={archive.data} />
      ) : archive.isError ? (
        <>
          <PageHeading title="Archive" trail={archivesTrail} />
          <Card>
            <ErrorState error={archive.error} onRetry={() => void archive.refetch()} />
          </Card>
        </>
      ) : (
        <Loading className="space-y-6">
          <Skeleton className="h-14 w-64" />
          <Skeleton className="h-96 w-full" />
        </Loading>
      )}
    </div>
  );
}

function Loaded({ archive }: { archive: WholeArchive }) {
  const { id, name, zone, messages } = archive;
  const [isDeleting, setIsDeleting] = useState(false);
  const navigate = useNavigate();
  const deletion = useDeleteArchive();
  const asks = archive.imports.filter(({ status }) => status === 'asks').length;
  return (
    <>
      <PageHeading
        title={name}
        mark={<ChatGenieMark />}
        trail={archivesTrail}
        keepsActionsRight
        description={`${formatCount(messages, 'message')}. Times are in the zone ${zone.replaceAll('_', ' ')}.`}
        actions={
          <>
            <ButtonLink to={paths.chatArchive(id, 'imports')} variant="secondary">
              <Plus aria-hidden />
              <span className="max-sm:sr-only">Import more</span>
            </ButtonLink>
            <Menu
              trigger={
                <IconButton label="More">
                  <Ellipsis aria-hidden />
                </IconButton>
              }
            >
              <MenuItem isDangerous onSelect={() => setIsDeleting(true)}>
                <Trash2 aria-hidden />
                Delete archive
              </MenuItem>
            </Menu>
          </>
        }
      />
      <Tabs
        label="Archive"
        tabs={[
          { to: paths.chatArchive(id), label: 'Figures' },
          { to: paths.chatArchive(id, 'messages'), label: 'Messages' },
          { to: paths.chatArchive(id, 'people'), label: 'People' },
          { to: paths.chatArchive(id, 'ask'), label: 'Ask' },
          { to: paths.chatArchive(id, 'wrapped'), label: 'Wrapped' },
          { to: paths.chatArchive(id, 'legal-export'), label: 'Legal export' },
          {
            to: paths.chatArchive(id, 'imports'),
            label: 'Imports',
            badge: asks > 0 ? formatCount(asks, 'question') : undefined,
          },
        ]}
      />
      <Outlet context={archive} />
      <ConfirmDialog
        isOpen={isDeleting}
        onClose={() => setIsDeleting(false)}
        title="Delete this archive?"
        confirmLabel="Delete archive"
        onConfirm={async () => {
          await deletion.mutateAsync(id);
          await navigate(paths.chatArchives);
        }}
      >
        All messages, people and figures of “{name}” are deleted at once and cannot be restored. Your chat
        apps keep theirs.
      </ConfirmDialog>
    </>
  );
}
