import type { LucideIcon } from 'lucide-react';
import { paths } from '#contract/page-addresses.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useArchive } from './use-archive.ts';

interface NothingImportedProps {
  icon: LucideIcon;
  title: string;
  /** What a chat is to be imported for. */
  children: string;
}

/** In place of a tab of an archive that has no messages yet. */
export function NothingImported({ icon, title, children }: NothingImportedProps) {
  const { id } = useArchive();
  return (
    <Card>
      <EmptyState
        icon={icon}
        title={title}
        action={<ButtonLink to={paths.chatArchive(id, 'imports')}>Import a chat</ButtonLink>}
      >
        {children}
      </EmptyState>
    </Card>
  );
}
