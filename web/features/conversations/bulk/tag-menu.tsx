import { useQuery } from '@tanstack/react-query';
import { Tag as TagIcon } from 'lucide-react';
import { useState } from 'react';
import { ManageTags } from '#web/features/conversations/tags/manage-tags.tsx';
import { tagsQuery } from '#web/features/conversations/tags/tags.queries.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#web/ui/overlays/menu.tsx';

/** Adds a tag to what is chosen, or removes it. */
export function TagMenu({ onTag }: { onTag: (tagId: string, change: 'add' | 'remove') => void }) {
  const tags = useQuery(tagsQuery());
  const [isManaging, setIsManaging] = useState(false);
  const list = (change: 'add' | 'remove') =>
    tags.data?.map(({ id, name }) => (
      <MenuItem key={id} onSelect={() => onTag(id, change)}>
        <span className="max-w-64 truncate">{name}</span>
      </MenuItem>
    ));
  return (
    <>
      <Menu
        trigger={
          <IconButton label="Tag" className="size-9!">
            <TagIcon aria-hidden />
          </IconButton>
        }
      >
        {tags.data && tags.data.length > 0 && (
          <>
            <MenuLabel>Add a tag</MenuLabel>
            {list('add')}
            <MenuSeparator />
            <MenuLabel>Remove a tag</MenuLabel>
            {list('remove')}
            <MenuSeparator />
          </>
        )}
        <MenuItem onSelect={() => setIsManaging(true)}>
          {tags.data?.length === 0 ? 'Create a tag' : 'Manage tags'}
        </MenuItem>
      </Menu>
      <ManageTags isOpen={isManaging} onClose={() => setIsManaging(false)} />
    </>
  );
}
