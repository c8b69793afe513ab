import { useQueryClient } from '@tanstack/react-query';
import type { Billing, BillingDetails } from '#contract/billing/billing.schemas.ts';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { SaveRow } from '#web/ui/forms/save-row.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { useBillingCalls } from './billing-calls.ts';
import { CountrySelect } from './country-select.tsx';

function readDetails(data: FormData): BillingDetails {
  const textOf = (name: string) => String(data.get(name) ?? '').trim();
  return {
    name: textOf('name'),
    address: textOf('address'),
    taxId: textOf('taxId'),
    email: textOf('email'),
    country: textOf('country'),
  };
}

/** What invoices say about the buyer. */
export function BillingDetailsCard({
  billing: { details, provider },
}: {
  billing: Pick<Billing, 'details' | 'provider'>;
}) {
  const queryClient = useQueryClient();
  const calls = useBillingCalls();
  const form = useForm({
    read: readDetails,
    send: async (body) => {
      await calls.saveDetails(queryClient, body);
      showToast.done('Saved. Your next invoice will show this.');
    },
    warnsBeforeLeaving: true,
  });
  if (provider === null) return null;
  return (
    <Card title="Billing details" description="Shown on your invoices from now on.">
      <form {...form.props} className="space-y-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Name or company" error={form.errors.name}>
            {(control) => (
              <TextInput
                {...control}
                name="name"
                maxLength={200}
                defaultValue={details.name}
                autoComplete="organization"
              />
            )}
          </Field>
          <Field label="Email for invoices" error={form.errors.email}>
            {(control) => (
              <TextInput
                {...control}
                name="email"
                type="email"
                defaultValue={details.email}
                autoComplete="email"
              />
            )}
          </Field>
        </div>
        <Field label="Address" isOptional error={form.errors.address}>
          {(control) => (
            <TextArea
              {...control}
              name="address"
              rows={3}
              maxLength={500}
              defaultValue={details.address}
              autoComplete="street-address"
            />
          )}
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Country" isOptional error={form.errors.country}>
            {(control) => <CountrySelect {...control} name="country" defaultValue={details.country} />}
          </Field>
          <Field label="Tax number" isOptional error={form.errors.taxId}>
            {(control) => (
              <TextInput
                {...control}
                name="taxId"
                maxLength={50}
                defaultValue={details.taxId}
                autoComplete="off"
              />
            )}
          </Field>
        </div>
        <SaveRow label="Save billing details" form={form} />
      </form>
    </Card>
  );
}
