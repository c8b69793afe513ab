import type { OperatedWorkspaceDetails } from '#contract/operated-workspaces/operated-workspaces.schemas.ts';
import { type AddOnQuantities, addOns, type PlanId, planIds, plans } from '#contract/plans.ts';
import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { useGrantPlan } from '../operator.queries.ts';

interface GrantDialogProps {
  workspace: OperatedWorkspaceDetails;
  isOpen: boolean;
  onClose: () => void;
}

/** Gives a workspace a plan and add-ons without payment. */
export function GrantDialog({ workspace, isOpen, onClose }: GrantDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Grant a plan"
      description="Without payment, from now on. If the workspace pays for a larger plan, it keeps that."
    >
      <GrantForm workspace={workspace} onClose={onClose} />
    </Dialog>
  );
}

function readGrant(data: FormData) {
  const quantities = addOns.flatMap(({ id }) => {
    const quantity = Number(data.get(`addOns.${id}`) ?? 0);
    return quantity > 0 ? [[id, quantity]] : [];
  });
  const until = String(data.get('until') ?? '');
  return {
    plan: String(data.get('plan')) as PlanId,
    addOns: Object.fromEntries(quantities) as AddOnQuantities,
    // It ends with the day, in the operator's own zone.
    until: until === '' ? null : new Date(`${until}T23:59:59`).toISOString(),
    reason: String(data.get('reason') ?? '').trim(),
  };
}

function GrantForm({ workspace, onClose }: Omit<GrantDialogProps, 'isOpen'>) {
  const grant = useGrantPlan(workspace.id);
  const form = useForm({
    read: readGrant,
    check: ({ reason, until }) => ({
      ...(reason.length < 3 ? { reason: 'Give a reason of at least 3 characters.' } : {}),
      ...(until !== null && Date.parse(until) <= Date.now() ? { until: 'Choose a day in the future.' } : {}),
    }),
    send: async (body) => {
      await grant.mutateAsync(body);
      showToast.done('The plan is granted.');
      onClose();
    },
  });
  const before = workspace.grant;
  return (
    <form {...form.props} className="space-y-4">
      <Field label="Plan" error={form.errors.plan}>
        {(control) => (
          <Select {...control} name="plan" defaultValue={before?.plan ?? workspace.plan}>
            {planIds.map((id) => (
              <option key={id} value={id}>
                {plans[id].name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="sr-only">Add-ons</legend>
        {addOns.map(({ id, name, maximum }) => (
          <Field key={id} label={name} error={form.errors[`addOns.${id}`]}>
            {(control) => (
              <TextInput
                {...control}
                name={`addOns.${id}`}
                type="number"
                min={0}
                max={maximum}
                defaultValue={before?.addOns[id] ?? 0}
              />
            )}
          </Field>
        ))}
      </fieldset>
      <Field
        label="Last day"
        hint="Leave empty for a plan that does not end."
        error={form.errors.until}
        isOptional
      >
        {(control) => (
          <TextInput {...control} name="until" type="date" defaultValue={before?.until?.slice(0, 10) ?? ''} />
        )}
      </Field>
      <Field
        label="Reason"
        hint="It is kept in the audit log, which owners of the workspace can read."
        error={form.errors.reason}
        isRequired
      >
        {(control) => (
          <TextArea {...control} name="reason" rows={2} maxLength={500} defaultValue={before?.reason ?? ''} />
        )}
      </Field>
      <DialogButtons label="Grant" form={form} onCancel={onClose} />
    </form>
  );
}
