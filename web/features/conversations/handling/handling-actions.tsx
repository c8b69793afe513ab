import { useQuery } from '@tanstack/react-query';
import { Check, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { PresentedHandling } from '#contract/inbox/handling.schemas.ts';
import type { HandleBody } from '#contract/inbox/inbox.schemas.ts';
import { membersQuery } from '#web/console/workspaces/workspaces.queries.ts';
import { describeError } from '#web/lib/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { useKeptFocus } from '#web/ui/use-kept-focus.ts';
import { AssignMenu } from './assign-menu.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { useHandle } from './handling.queries.ts';
import { HolderButton } from './holder-button.tsx';
import { SnoozeMenu } from './snooze-menu.tsx';

interface HandlingActionsProps {
  conversationId: string;
  handling: PresentedHandling;
}

/** What can be done about who has a conversation. */
export function HandlingActions({ conversationId, handling }: HandlingActionsProps) {
  const members = useQuery(membersQuery());
  const handle = useHandle(conversationId);
  const [isClosing, setIsClosing] = useState(false);
  const myId = members.data?.find(({ isYou }) => isYou)?.userId;
  const { state, assignee, version } = handling;
  const send = (action: HandleBody['action']) => handle.mutateAsync({ action, version });
  const act = (action: HandleBody['action']) => () =>
    void send(action).catch((error: unknown) => showToast.failed(describeError(error)));
  const isRequestOpen = handling.wantedAt !== null && handling.endedAs === null;
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const isClosed = state === 'closed';
  return (
    <>
      <div
        {...keptFocus}
        className="flex flex-wrap items-center gap-2 max-sm:order-last max-sm:w-full max-sm:gap-1.5 max-sm:*:grow max-sm:*:border max-sm:*:border-line-strong/60 max-sm:*:px-1.5 max-sm:[&_svg]:hidden"
      >
        {isClosed ? (
          <Button size="sm" variant="secondary" onClick={act({ kind: 'reopen' })} isBusy={handle.isPending}>
            <RotateCcw aria-hidden />
            Reopen
          </Button>
        ) : (
          <>
            <AssignMenu
              members={members.data ?? []}
              assigneeId={assignee?.id}
              onAssign={(to) => act({ kind: 'assign', to })()}
            />
            <SnoozeMenu onSnooze={(until) => act({ kind: 'snooze', until })()} />
            <Button
              size="sm"
              variant="secondary"
              onClick={isRequestOpen ? () => setIsClosing(true) : act({ kind: 'close', reason: '' })}
            >
              <Check aria-hidden />
              Close
            </Button>
            <HolderButton
              handling={handling}
              myId={myId}
              isBusy={handle.isPending}
              onAct={(action) => act(action)()}
            />
          </>
        )}
      </div>
      <CloseDialog
        isOpen={isClosing}
        onClose={() => setIsClosing(false)}
        closeConversation={(reason) => send({ kind: 'close', reason })}
      />
    </>
  );
}
