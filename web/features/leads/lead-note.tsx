import type { Lead } from '#contract/leads/leads.schemas.ts';
import { leadNoteMaximumLength } from '#contract/leads/leads.ts';
import { useUpdateLead } from '#web/console/leads/leads.queries.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { SaveRow } from '#web/ui/forms/save-row.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { showToast } from '#web/ui/overlays/toast.tsx';

/** What the team writes about a lead. */
export function LeadNote({ lead }: { lead: Lead }) {
  const update = useUpdateLead(lead.id);
  const form = useForm({
    read: (data) => ({ note: String(data.get('note') ?? '') }),
    send: async (changes) => {
      await update.mutateAsync(changes);
      showToast.done('Note saved.');
    },
    warnsBeforeLeaving: true,
  });
  return (
    <form {...form.props} className="space-y-3">
      <Field label="Note" hint="Only members of your workspace see it." error={form.errors.note}>
        {(control) => (
          <TextArea
            {...control}
            name="note"
            defaultValue={lead.note}
            maxLength={leadNoteMaximumLength}
            rows={3}
          />
        )}
      </Field>
      <SaveRow label="Save note" form={form} />
    </form>
  );
}
