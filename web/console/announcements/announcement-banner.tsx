import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Megaphone, X } from 'lucide-react';
import { dismissAnnouncement, listMyAnnouncements } from '#contract/announcements/announcements.endpoints.ts';
import { call } from '#web/lib/call.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

const queryKey = ['announcements', 'mine'];

/** What the operator of the installation announces, each until the reader dismisses it for good. */
export function AnnouncementBanner() {
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(listMyAnnouncements, { signal })).data,
    staleTime: 300_000,
  });
  const dismiss = useMutation({
    mutationFn: (announcementId: string) => call(dismissAnnouncement, { body: { announcementId } }),
    onMutate: (announcementId) =>
      queryClient.setQueryData(queryKey, (before: typeof data) =>
        before?.filter(({ id }) => id !== announcementId),
      ),
  });
  return data?.map(({ id, text }) => (
    <div key={id} role="status" className="border-b border-line bg-sunken text-sm">
      <div className="mx-auto flex w-full max-w-console items-start gap-3 px-4 py-1.5 sm:px-6">
        <Megaphone aria-hidden className="mt-2.5 size-4 shrink-0 text-ink-secondary" />
        <p className="min-w-0 flex-1 py-2 break-words">{text}</p>
        <IconButton label="Dismiss this announcement" onClick={() => dismiss.mutate(id)} className="-mr-2.5">
          <X aria-hidden />
        </IconButton>
      </div>
    </div>
  ));
}
