import { useQuery } from '@tanstack/react-query';
import { Tag as TagIcon } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import type { Tag } from '#contract/tags/tags.schemas.ts';
import { describeError } from '#web/lib/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { ActionLabel } from '../handling/action-label.tsx';
import { actionLook } from '../handling/action-look.ts';
import { ManageTags } from './manage-tags.tsx';
import { TagBadge } from './tag-badge.tsx';
import { tagsQuery, useSetTags } from './tags.queries.ts';

/** The tags of a conversation, and a list of all to choose from. */
export function ConversationTags({ conversationId, tags }: { conversationId: string; tags: readonly Tag[] }) {
  const all = useQuery(tagsQuery());
  const setTags = useSetTags(conversationId);
  const [isManaging, setIsManaging] = useState(false);
  const toggle = (tagId: string, isOn: boolean) => {
    const others = tags.map(({ id }) => id).filter((id) => id !== tagId);
    setTags.mutate(isOn ? [...others, tagId] : others, {
      onError: (error) => showToast.failed(describeError(error)),
    });
  };
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {tags.map((tag) => (
        <TagBadge key={tag.id} tag={tag} />
      ))}
      <Popover.Root>
        <Popover.Trigger asChild>
          <Button
            size="sm"
            variant="ghost"
            title="Tags"
            isBusy={setTags.isPending}
            // First in its row, its words start where the lines above do.
            className={classNames(actionLook, tags.length === 0 && 'max-sm:-ml-3')}
          >
            <TagIcon aria-hidden />
            <ActionLabel>Tags</ActionLabel>
          </Button>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            aria-label="Tags of this conversation"
            align="start"
            sideOffset={6}
            collisionPadding={8}
            className="z-50 flex max-h-80 w-64 animate-fade-in flex-col gap-1 overflow-y-auto rounded-md border border-line bg-surface p-3 shadow-lg"
          >
            {all.data?.length === 0 && <p className="pb-1 text-sm text-ink-secondary">No tags yet.</p>}
            {all.data?.map((tag) => (
              <Checkbox
                key={tag.id}
                checked={tags.some(({ id }) => id === tag.id)}
                onChange={({ target }) => toggle(tag.id, target.checked)}
                label={<TagBadge tag={tag} />}
              />
            ))}
            <Popover.Close asChild>
              <Button size="sm" variant="secondary" className="mt-1" onClick={() => setIsManaging(true)}>
                {all.data?.length === 0 ? 'Create a tag' : 'Manage tags'}
              </Button>
            </Popover.Close>
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      <ManageTags isOpen={isManaging} onClose={() => setIsManaging(false)} />
    </div>
  );
}
