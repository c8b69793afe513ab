import { Bot, Hand, UserRound } from 'lucide-react';
import type { PresentedHandling } from '#contract/inbox/handling.schemas.ts';
import type { HandleBody } from '#contract/inbox/inbox.schemas.ts';
import { Button } from '#web/ui/button.tsx';

interface HolderButtonProps {
  handling: PresentedHandling;
  myId: string | undefined;
  isBusy: boolean;
  onAct: (action: HandleBody['action']) => void;
}

/** Takes the conversation, or gives it back to the agent. */
export function HolderButton({ handling, myId, isBusy, onAct }: HolderButtonProps) {
  const { holder, assignee, wantedAt, endedAs } = handling;
  const isWanted = wantedAt !== null && endedAs === null;
  const isAnothers = holder === 'person' && assignee?.id !== myId;
  return (
    <>
      {holder !== 'person' && (
        <Button
          size="sm"
          variant={isWanted ? 'primary' : 'secondary'}
          onClick={() => onAct({ kind: 'take-over' })}
          isBusy={isBusy}
        >
          <Hand aria-hidden />
          Take over
        </Button>
      )}
      {isAnothers && myId && (
        <Button
          size="sm"
          variant="secondary"
          onClick={() => onAct({ kind: 'assign', to: myId })}
          isBusy={isBusy}
        >
          <UserRound aria-hidden />
          Assign to me
        </Button>
      )}
      {holder !== 'agent' && (
        <Button size="sm" variant="secondary" onClick={() => onAct({ kind: 'hand-back' })} isBusy={isBusy}>
          <Bot aria-hidden />
          Hand back
        </Button>
      )}
    </>
  );
}
