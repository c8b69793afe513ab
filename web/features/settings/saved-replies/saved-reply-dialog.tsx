import { replyMaximumLength } from '#contract/inbox/inbox.ts';
import type { SavedReply } from '#contract/saved-replies/saved-replies.schemas.ts';
import { replyVariables, savedReplyNameMaximumLength } from '#contract/saved-replies/saved-replies.ts';
import { useSaveReply } from '#web/console/saved-replies/saved-replies.queries.ts';
import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { refuseEmpty } from '#web/ui/forms/refuse-empty.ts';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

interface SavedReplyDialogProps {
  /** Null while the dialog is closed. */
  edited: SavedReply | 'new' | null;
  onClose: () => void;
}

export function SavedReplyDialog({ edited, onClose }: SavedReplyDialogProps) {
  return (
    <Dialog
      isOpen={edited !== null}
      onClose={onClose}
      title={edited === 'new' ? 'New saved reply' : 'Edit saved reply'}
    >
      {edited && <SavedReplyForm reply={edited === 'new' ? null : edited} onClose={onClose} />}
    </Dialog>
  );
}

function SavedReplyForm({ reply, onClose }: { reply: SavedReply | null; onClose: () => void }) {
  const saving = useSaveReply(reply?.id ?? null);
  const form = useForm({
    read: (data) => ({ name: String(data.get('name') ?? ''), text: String(data.get('text') ?? '') }),
    check: refuseEmpty({ name: 'Enter a name.', text: 'Write the reply.' }),
    send: async (body) => {
      await saving.mutateAsync(body);
      onClose();
    },
  });
  return (
    <form {...form.props} className="space-y-4">
      <Field label="Name" error={form.errors.name} isRequired>
        {(control) => (
          <TextInput
            {...control}
            name="name"
            defaultValue={reply?.name}
            maxLength={savedReplyNameMaximumLength}
            placeholder="Opening hours"
            autoComplete="off"
          />
        )}
      </Field>
      <Field label="Reply" hint="Markdown works." error={form.errors.text} isRequired>
        {(control) => (
          <TextArea
            {...control}
            name="text"
            defaultValue={reply?.text}
            rows={5}
            maxLength={replyMaximumLength}
            placeholder="Hello {{visitor_first_name|there}}, we are open from 9 to 17."
          />
        )}
      </Field>
      <details className="text-sm">
        <summary className="disclosure cursor-pointer rounded-sm py-1 font-semibold">Variables</summary>
        <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
          {Object.entries(replyVariables).map(([name, meaning]) => (
            <div key={name} className="contents">
              <dt>
                <code className="font-mono text-xs">{`{{${name}}}`}</code>
              </dt>
              <dd className="text-ink-secondary">{meaning}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 text-ink-secondary">
          A variable without a value is left out. Add a fallback after a bar:{' '}
          <code className="font-mono text-xs">{'{{visitor_first_name|there}}'}</code>.
        </p>
      </details>
      <DialogButtons label="Save" form={form} onCancel={onClose} />
    </form>
  );
}
