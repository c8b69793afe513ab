import { useQuery } from '@tanstack/react-query';
import { Megaphone, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Announcement } from '#contract/announcements/announcements.schemas.ts';
import { formatCount } from '#web/lib/format.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyRow } from '#web/ui/lists/empty-row.tsx';
import { ItemList } from '#web/ui/lists/item-list.tsx';
import { ItemRow } from '#web/ui/lists/item-row.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { announcementsQuery, useDeleteAnnouncement } from '../operator.queries.ts';
import { AnnouncementDialog } from './announcement-dialog.tsx';

/** What the members of all workspaces are shown above every page. */
export default function AnnouncementsPage() {
  const announcements = useQuery(announcementsQuery());
  const [edited, setEdited] = useState<Announcement | 'new' | null>(null);
  const [deleted, setDeleted] = useState<Announcement | null>(null);
  const remove = useDeleteAnnouncement();
  return (
    <Card
      title="Announcements"
      description="A quiet line above every page of the console. Each reader can dismiss it."
      isFlush
      actions={
        <Button size="sm" onClick={() => setEdited('new')}>
          <Plus aria-hidden />
          New announcement
        </Button>
      }
    >
      <ItemList
        label="Announcements"
        query={announcements}
        empty={
          <EmptyRow icon={Megaphone} title="No announcement yet">
            Tell people about planned work or about what is new.
          </EmptyRow>
        }
      >
        {(announcement) => (
          <ItemRow
            key={announcement.id}
            title={announcement.text}
            text={describeAnnouncement(announcement)}
            actions={
              <>
                <Button size="sm" variant="ghost" onClick={() => setEdited(announcement)}>
                  Edit
                </Button>
                <Button size="sm" variant="ghost" onClick={() => setDeleted(announcement)}>
                  Delete
                </Button>
              </>
            }
          />
        )}
      </ItemList>
      <AnnouncementDialog edited={edited} onClose={() => setEdited(null)} />
      <ConfirmDialog
        isOpen={deleted !== null}
        onClose={() => setDeleted(null)}
        title="Delete this announcement?"
        confirmLabel="Delete"
        onConfirm={async () => {
          if (deleted) await remove.mutateAsync(deleted.id);
          showToast.done('The announcement is deleted.');
        }}
      >
        Nobody will see it any more.
      </ConfirmDialog>
    </Card>
  );
}

function describeAnnouncement({ audience, from, until, dismissals }: Announcement): string {
  const end = until === null ? 'without an end' : `until ${formatDateTime(until)}`;
  const audienceText = audience === 'owners' ? 'Owners' : 'Everybody';
  return `${audienceText} · from ${formatDateTime(from)} ${end} · dismissed by ${formatCount(dismissals, 'person', 'people')}`;
}
