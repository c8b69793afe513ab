import { Check, UserRound } from 'lucide-react';
import type { Member } from '#contract/workspaces/workspaces.schemas.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#web/ui/overlays/menu.tsx';
import { ActionLabel } from './action-label.tsx';
import { actionLook } from './action-look.ts';

interface AssignMenuProps {
  members: readonly Member[];
  assigneeId: string | undefined;
  onAssign: (userId: string | null) => void;
}

/** Which member has the conversation or should look at it. */
export function AssignMenu({ members, assigneeId, onAssign }: AssignMenuProps) {
  return (
    <Menu
      trigger={
        <Button size="sm" variant="ghost" className={actionLook} title="Assign">
          <UserRound aria-hidden />
          <ActionLabel>Assign</ActionLabel>
        </Button>
      }
    >
      <MenuLabel>Assign to</MenuLabel>
      {members.map(({ userId, name, email, isYou }) => (
        <MenuItem key={userId} onSelect={() => onAssign(userId)}>
          <Check aria-hidden className={assigneeId === userId ? undefined : 'invisible'} />
          {isYou ? 'You' : name || email}
          {assigneeId === userId && <span className="sr-only">(now)</span>}
        </MenuItem>
      ))}
      {assigneeId && (
        <>
          <MenuSeparator />
          <MenuItem onSelect={() => onAssign(null)}>
            <Check aria-hidden className="invisible" />
            Nobody
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
