import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import { Link } from 'react-router';
import type { Conversation } from '#contract/conversations/conversations.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { fillReply } from '#core/replies/fill-reply.ts';
import { agentQuery } from '#web/console/agents/agents.queries.ts';
import { savedRepliesQuery } from '#web/console/saved-replies/saved-replies.queries.ts';
import { membersQuery } from '#web/console/workspaces/workspaces.queries.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#web/ui/overlays/menu.tsx';
import { visitorQuery } from '../handling/handling.queries.ts';

interface SavedReplyMenuProps {
  conversation: Pick<Conversation, 'id' | 'agentId' | 'lead'>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Gets the text, with its variables filled in. */
  onChoose: (text: string) => void;
  /** Puts the focus into the reply. */
  focusAfter: () => void;
}

/** What the workspace often writes, to be put into the reply. */
export function SavedReplyMenu({
  conversation,
  isOpen,
  onOpenChange,
  onChoose,
  focusAfter,
}: SavedReplyMenuProps) {
  const replies = useQuery({ ...savedRepliesQuery(), enabled: isOpen });
  const readValues = useReplyValues(conversation);
  return (
    <Menu
      align="start"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      focusAfter={focusAfter}
      trigger={
        <IconButton label="Saved replies">
          <MessageSquareText aria-hidden />
        </IconButton>
      }
    >
      {replies.data?.map(({ id, name, text }) => (
        <MenuItem
          key={id}
          onSelect={() => void readValues().then((values) => onChoose(fillReply(text, values)))}
        >
          <span className="min-w-0 max-w-72">
            <span className="block truncate font-semibold">{name}</span>
            <span className="block truncate text-xs text-ink-secondary">{text}</span>
          </span>
        </MenuItem>
      ))}
      {replies.data?.length === 0 && <MenuLabel>No saved reply yet.</MenuLabel>}
      {replies.isPending && <MenuLabel>Loading…</MenuLabel>}
      {replies.isError && <MenuLabel>The saved replies could not be loaded. Open this menu again.</MenuLabel>}
      <MenuSeparator />
      <MenuItem isLink>
        <Link to={paths.accountSettings('saved-replies')}>Manage saved replies</Link>
      </MenuItem>
    </Menu>
  );
}

/** What the variables stand for in this conversation, read when a reply is chosen. What cannot be read has no value. */
function useReplyValues({ id, agentId, lead }: SavedReplyMenuProps['conversation']) {
  const queryClient = useQueryClient();
  return async () => {
    const [visitor, agent, members] = await Promise.all([
      queryClient.ensureQueryData(visitorQuery(id)).catch(() => null),
      queryClient.ensureQueryData(agentQuery(agentId)).catch(() => null),
      queryClient.ensureQueryData(membersQuery()).catch(() => []),
    ]);
    const myName = members.find(({ isYou }) => isYou)?.name ?? '';
    const visitorName = visitor?.identity?.name ?? lead?.name ?? '';
    return {
      visitor_name: visitorName,
      visitor_first_name: firstWord(visitorName),
      visitor_email: visitor?.identity?.email ?? lead?.email ?? '',
      agent_name: agent?.displayName ?? '',
      my_name: myName,
      my_first_name: firstWord(myName),
    };
  };
}

const firstWord = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
