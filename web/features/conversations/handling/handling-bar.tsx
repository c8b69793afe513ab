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
import { describeHandling } from './describe-handling.ts';
import { useHandle } from './handling.queries.ts';
import { HolderButton } from './holder-button.tsx';
import { SnoozeMenu } from './snooze-menu.tsx';

interface HandlingBarProps {
  conversationId: string;
  handling: PresentedHandling;
}

/** Who has the conversation, and what can be done about that. */
export function HandlingBar({ conversationId, handling }: HandlingBarProps) {
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
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line bg-sunken/50 px-5 py-2">
      <p role="status" className="min-w-0 text-sm">
        {describeHandling(handling, myId)}
      </p>
      <div {...keptFocus} className="flex flex-wrap items-center gap-2">
        {isClosed ? (
          <Button size="sm" variant="secondary" onClick={act({ kind: 'reopen' })} isBusy={handle.isPending}>
            <RotateCcw aria-hidden />
            Reopen
          </Button>
        ) : (
          <>
            <HolderButton
              handling={handling}
              myId={myId}
              isBusy={handle.isPending}
              onAct={(action) => act(action)()}
            />
            <AssignMenu
              members={members.data ?? []}
              assigneeId={assignee?.id}
              onAssign={(to) => act({ kind: 'assign', to })()}
            />
            <SnoozeMenu onSnooze={(until) => act({ kind: 'snooze', until })()} />
            <Button
              size="sm"
              variant="ghost"
              onClick={isRequestOpen ? () => setIsClosing(true) : act({ kind: 'close', reason: '' })}
            >
              <Check aria-hidden />
              Close
            </Button>
          </>
        )}
      </div>
      <CloseDialog
        isOpen={isClosing}
        onClose={() => setIsClosing(false)}
        closeConversation={(reason) => send({ kind: 'close', reason })}
      />
    </div>
  );
}
