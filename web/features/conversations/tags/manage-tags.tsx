import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Tag } from '#contract/tags/tags.schemas.ts';
import { type TagColor, tagColors, tagNameMaximumLength } from '#contract/tags/tags.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { refuseEmpty } from '#web/ui/forms/refuse-empty.ts';
import { Select } from '#web/ui/forms/select.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { tagsQuery, useChangeTags } from './tags.queries.ts';

const colorNames: Record<TagColor, string> = {
  grey: 'Grey',
  green: 'Green',
  blue: 'Blue',
  amber: 'Amber',
  red: 'Red',
};

/** The tags of the workspace: new ones, and those there are to rename, recolour and delete. */
export function ManageTags({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const tags = useQuery({ ...tagsQuery(), enabled: isOpen });
  const [doomed, setDoomed] = useState<Tag | null>(null);
  const { remove } = useChangeTags();
  return (
    <>
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        title="Tags"
        description="Everyone in your workspace uses the same tags. Visitors never see them."
      >
        <div className="space-y-6">
          <TagForm key={tags.data?.length ?? 0} label="Add" />
          {tags.data && tags.data.length > 0 && (
            <ul className="space-y-4 border-t border-line pt-5">
              {tags.data.map((tag) => (
                <li key={tag.id} className="flex items-end gap-1">
                  <div className="min-w-0 flex-1">
                    <TagForm label="Save" tag={tag} />
                  </div>
                  <IconButton label={`Delete ${tag.name}`} onClick={() => setDoomed(tag)}>
                    <Trash2 aria-hidden />
                  </IconButton>
                </li>
              ))}
            </ul>
          )}
        </div>
      </Dialog>
      <ConfirmDialog
        isOpen={doomed !== null}
        onClose={() => setDoomed(null)}
        title="Delete this tag?"
        confirmLabel="Delete"
        onConfirm={async () => {
          if (doomed) await remove.mutateAsync(doomed.id);
          showToast.done('Tag deleted.');
        }}
      >
        <span className="font-semibold break-words text-ink">{doomed?.name}</span> is removed from all
        conversations. The conversations are kept.
      </ConfirmDialog>
    </>
  );
}

/** Name and colour of a new tag, or of one that is there. */
function TagForm({ label, tag }: { label: string; tag?: Tag }) {
  const { create, update } = useChangeTags();
  const form = useForm({
    read: (data) => ({ name: String(data.get('name')), color: String(data.get('color')) as TagColor }),
    check: refuseEmpty({ name: 'Enter a name.' }),
    send: async (values) => {
      if (tag) await update.mutateAsync({ id: tag.id, ...values });
      else await create.mutateAsync(values);
      showToast.done('Tag saved.');
    },
  });
  return (
    <form {...form.props} aria-label={tag ? `Tag ${tag.name}` : 'New tag'} className="space-y-2">
      <div className="flex flex-wrap items-end gap-2">
        <Field label={tag ? 'Name' : 'New tag'} error={form.errors.name} className="min-w-32 flex-1">
          {(control) => (
            <TextInput
              {...control}
              name="name"
              maxLength={tagNameMaximumLength}
              defaultValue={tag?.name ?? ''}
              autoComplete="off"
            />
          )}
        </Field>
        <Select name="color" aria-label="Colour" defaultValue={tag?.color ?? 'grey'} className="w-28">
          {tagColors.map((color) => (
            <option key={color} value={color}>
              {colorNames[color]}
            </option>
          ))}
        </Select>
        {(tag === undefined || form.hasChanges) && (
          <Button type="submit" variant="secondary" isBusy={form.isBusy}>
            {label}
          </Button>
        )}
      </div>
      {form.message && <Notice tone="error">{form.message}</Notice>}
    </form>
  );
}
