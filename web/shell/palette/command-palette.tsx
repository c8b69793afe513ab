import { useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { createAgent } from '#contract/agents/agents.endpoints.ts';
import { paths } from '#contract/page-addresses.ts';
import { addSource } from '#contract/sources/sources.endpoints.ts';
import { allAgentsQuery } from '#web/console/agents/agents.queries.ts';
import { useMay } from '#web/console/workspaces/use-may.ts';
import { formatTimeAgo } from '#web/lib/format-time.ts';
import { useSession } from '#web/shell/session.tsx';
import { useTheme } from '#web/shell/theme/theme.tsx';
import { useWayBack } from '#web/ui/overlays/use-way-back.ts';
import { Keys } from './keys.tsx';
import { matchesWords } from './matches-words.ts';
import { agentPages, type PageCommand, workspacePages } from './pages.ts';
import { showPalette } from './palette-view.ts';
import { useFoundConversations } from './use-found-conversations.ts';
import { useOpenAgent } from './use-open-agent.ts';

const mostAgents = 6;

interface Item {
  id: string;
  label: string;
  /** At the right, in small. */
  note?: string | undefined;
  keys?: string | undefined;
  words?: string | undefined;
  run: () => void;
}

/** Goes anywhere and does the common things by typing a few letters. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const wayBack = useWayBack();
  const [typed, setTyped] = useState('');
  const groups = useCommands(typed, onClose);
  const { items: conversations, isSearching } = useFoundConversations(typed);
  const navigate = useNavigate();
  const found: { heading: string; items: readonly Item[] }[] = [
    ...groups.map(({ heading, items }) => ({
      heading,
      items: items.filter(({ label, words = '' }) => matchesWords(typed, `${label} ${words}`)),
    })),
    {
      heading: 'Conversations',
      items: conversations.map(({ id, agentId, agentName, title, lastMessageAt }) => ({
        id,
        label: title,
        note: `${agentName} · ${formatTimeAgo(lastMessageAt)}`,
        run: () => {
          onClose();
          navigate(paths.conversation(agentId, id));
        },
      })),
    },
  ];
  const count = found.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 animate-fade-in bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={wayBack.keep}
          onCloseAutoFocus={wayBack.goBack}
          className="fixed inset-x-0 top-0 z-50 mx-auto flex max-h-dvh w-full animate-rise-in flex-col overflow-hidden border-line bg-surface shadow-lg outline-none sm:top-[12dvh] sm:max-h-[70dvh] sm:max-w-xl sm:rounded-lg sm:border"
        >
          <Dialog.Title className="sr-only">Search and commands</Dialog.Title>
          <Command shouldFilter={false} loop label="Search and commands" className="flex min-h-0 flex-col">
            <div className="flex items-center gap-3 border-b border-line px-4">
              <Search aria-hidden className="size-4.5 shrink-0 text-ink-secondary" />
              <Command.Input
                value={typed}
                onValueChange={setTyped}
                maxLength={200}
                placeholder="Pages, agents, conversations, actions"
                className="h-13 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-ink-secondary"
              />
              <Dialog.Close className="rounded-sm border border-line-strong/60 px-1.5 py-0.5 text-xs font-semibold text-ink-secondary hover:bg-sunken">
                Esc
              </Dialog.Close>
            </div>
            <Command.List className="min-h-0 overflow-y-auto overscroll-contain p-2">
              {found.map(
                ({ heading, items }) =>
                  items.length > 0 && <Group key={heading} heading={heading} items={items} />,
              )}
            </Command.List>
            <p role="status" className="px-4 py-2.5 text-xs text-ink-secondary empty:hidden">
              {isSearching
                ? 'Searching conversations...'
                : count === 0 && 'Nothing found. Try other words, or a part of a word.'}
            </p>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Group({ heading, items }: { heading: string; items: readonly Item[] }) {
  return (
    <Command.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-ink-secondary"
    >
      {items.map(({ id, label, note, keys, run }) => (
        <Command.Item
          key={id}
          value={id}
          onSelect={run}
          className="flex min-h-10 cursor-pointer items-center justify-between gap-4 rounded-md px-3 text-sm data-[selected=true]:bg-sunken"
        >
          <span className="min-w-0 truncate">{label}</span>
          {note && <span className="max-w-1/2 shrink-0 truncate text-xs text-ink-secondary">{note}</span>}
          {keys && <Keys keys={keys} />}
        </Command.Item>
      ))}
    </Command.Group>
  );
}

/** What can be chosen besides conversations, in groups. */
function useCommands(typed: string, onClose: () => void): { heading: string; items: Item[] }[] {
  const navigate = useNavigate();
  const agent = useOpenAgent();
  const agents = useQuery(allAgentsQuery());
  const mayCreate = useMay(createAgent);
  const mayAdd = useMay(addSource);
  const { theme, chooseTheme } = useTheme();
  const { logout } = useSession();
  const goTo = (to: string) => () => {
    onClose();
    navigate(to);
  };
  const isUnderLabel = 'label' in document.documentElement.dataset;
  const pages = (id: string, all: readonly PageCommand[], agentId: string): Item[] =>
    all
      .filter(({ needs, isOurs }) => (needs === undefined || mayCreate) && !(isOurs && isUnderLabel))
      .map(({ label, to, isOurs: _isOurs, ...rest }) => ({
        ...rest,
        id: `${id} ${label}`,
        label,
        run: goTo(to(agentId)),
      }));
  const actions: Item[] = [
    ...(agent && mayAdd
      ? [
          {
            id: 'add-source',
            label: `Add a source to ${agent.name}`,
            words: 'train website file text question',
            run: goTo(`${paths.trainingSources(agent.id)}?add=website`),
          },
        ]
      : []),
    {
      id: 'theme',
      label: theme === 'dark' ? 'Switch to light mode' : 'Switch to dark mode',
      words: 'theme',
      run: () => {
        chooseTheme(theme === 'dark' ? 'light' : 'dark');
        onClose();
      },
    },
    { id: 'keys', label: 'Keyboard shortcuts', keys: '?', run: () => showPalette('shortcuts') },
    { id: 'sign-out', label: 'Sign Out', words: 'log out leave', run: () => void logout() },
  ];
  const listed = (agents.data ?? []).filter(
    ({ id, name }) => id !== agent?.id && matchesWords(typed, `${name} agent`),
  );
  const others = {
    heading: 'Agents',
    items: listed
      .slice(0, mostAgents)
      .map(({ id, name }) => ({ id, label: name, words: 'agent', run: goTo(paths.overview(id)) })),
  };
  const elsewhere = { heading: 'Pages', items: pages('page', workspacePages, '') };
  return [
    ...(agent ? [{ heading: agent.name, items: pages('agent', agentPages, agent.id) }] : []),
    // Before something is typed they come later than the pages, which would move below the selection.
    ...(typed.trim() ? [others, elsewhere] : [elsewhere, others]),
    { heading: 'Actions', items: actions },
  ];
}
