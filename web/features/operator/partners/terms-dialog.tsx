import type { OperatedPartner } from '#contract/operated-partners/operated-partners.schemas.ts';
import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { useSetTerms } from '../operator.queries.ts';

/** Agrees on a rate with a partner. */
export function TermsDialog({ partner, onClose }: { partner: OperatedPartner | null; onClose: () => void }) {
  return (
    <Dialog
      isOpen={partner !== null}
      onClose={onClose}
      title={`Rate of ${partner?.company || partner?.name || ''}`}
      description="The new rate applies from the next payment. Earlier entries stay as they are."
    >
      {partner && <TermsForm partner={partner} onClose={onClose} />}
    </Dialog>
  );
}

const numberOf = (value: FormDataEntryValue | null): number | null =>
  value === null || value === '' ? null : Number(value);

function TermsForm({ partner, onClose }: { partner: OperatedPartner; onClose: () => void }) {
  const setTerms = useSetTerms(partner.id);
  const form = useForm({
    read: (data) => ({ percent: numberOf(data.get('percent')), months: numberOf(data.get('months')) }),
    send: async (terms) => {
      await setTerms.mutateAsync(terms);
      showToast.done('Rate saved.');
      onClose();
    },
  });
  return (
    <form {...form.props} className="space-y-4">
      <Field
        label="Percent of what is paid"
        hint="Without tax. Leave empty for the installation’s rate."
        error={form.errors.percent}
      >
        {(control) => (
          <TextInput
            {...control}
            name="percent"
            type="number"
            min={0}
            max={100}
            step="any"
            defaultValue={partner.agreed.percent ?? ''}
          />
        )}
      </Field>
      <Field
        label="Months"
        hint="From the first payment of each company. Leave empty for the installation’s number."
        error={form.errors.months}
      >
        {(control) => (
          <TextInput
            {...control}
            name="months"
            type="number"
            min={0}
            max={120}
            defaultValue={partner.agreed.months ?? ''}
          />
        )}
      </Field>
      <DialogButtons label="Save" form={form} onCancel={onClose} />
    </form>
  );
}
