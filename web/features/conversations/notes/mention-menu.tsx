import { useQuery } from '@tanstack/react-query';
import { AtSign } from 'lucide-react';
import { mentionName } from '#core/notes/mention-name.ts';
import { membersQuery } from '#web/console/workspaces/workspaces.queries.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuItem, MenuLabel } from '#web/ui/overlays/menu.tsx';

interface MentionMenuProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChoose: (name: string) => void;
  focusAfter: () => void;
}

/** The colleagues who can be mentioned in a note. */
export function MentionMenu({ isOpen, onOpenChange, onChoose, focusAfter }: MentionMenuProps) {
  const members = useQuery(membersQuery());
  const others = members.data?.filter(({ isYou }) => !isYou);
  return (
    <Menu
      align="start"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      focusAfter={focusAfter}
      trigger={
        <IconButton label="Mention a colleague">
          <AtSign aria-hidden />
        </IconButton>
      }
    >
      {others?.map((member) => (
        <MenuItem key={member.userId} onSelect={() => onChoose(mentionName(member))}>
          {mentionName(member)}
        </MenuItem>
      ))}
      {others?.length === 0 && <MenuLabel>You are the only member of this workspace.</MenuLabel>}
      {members.isPending && <MenuLabel>Loading…</MenuLabel>}
      {members.isError && <MenuLabel>The members could not be loaded. Open this menu again.</MenuLabel>}
    </Menu>
  );
}
