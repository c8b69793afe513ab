import { brand } from '#contract/brand.ts';
import { addOns } from '#contract/plans.ts';
import { useEntitlements } from '#web/console/plans/use-entitlements.ts';
import { formatPrice } from '#web/lib/format-price.ts';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PlanLink } from './plan-link.tsx';
import { useLook } from './use-look.ts';

export default function CustomBrandTab() {
  const { form, values, change } = useLook();
  const { canRemoveBrand, canCustomizeBrand } = useEntitlements();
  const { footer } = values;
  const set = (changes: Partial<typeof footer>) => change({ footer: { ...footer, ...changes } });
  return (
    <Card title="Custom Brand" description="The line at the bottom of the chat.">
      <div className="space-y-5">
        {canRemoveBrand ? (
          <Switch
            label={`Show “Powered by ${brand.name}”`}
            description="Your plan lets you hide it."
            checked={footer.isShown}
            onChange={(event) => set({ isShown: event.target.checked })}
          />
        ) : (
          <Notice tone="info" action={<PlanLink />}>
            The chat says “Powered by {brand.name}”. {addOnSentence('remove-brand', 'removes the line')}
          </Notice>
        )}
        {canCustomizeBrand ? (
          <>
            <Field
              label="Your own line"
              hint="Replaces ours. Leave empty for none."
              error={form.errors.footer}
            >
              {(field) => (
                <TextInput
                  {...field}
                  name="footer"
                  value={footer.text}
                  onChange={(event) => set({ text: event.target.value })}
                  maxLength={60}
                  autoComplete="off"
                />
              )}
            </Field>
            <Field label="Link" hint="Opens when a visitor clicks the line." isOptional>
              {(field) => (
                <TextInput
                  {...field}
                  data-field="footer"
                  inputMode="url"
                  value={footer.url}
                  onChange={(event) => set({ url: event.target.value })}
                  maxLength={500}
                  autoComplete="off"
                  placeholder="https://www.example.com"
                />
              )}
            </Field>
          </>
        ) : (
          <Notice tone="info" action={<PlanLink />}>
            {addOnSentence('custom-brand', 'shows your own text and link here')}
          </Notice>
        )}
      </div>
    </Card>
  );
}

function addOnSentence(id: (typeof addOns)[number]['id'], what: string): string {
  const addOn = addOns.find((each) => each.id === id);
  return addOn ? `The add-on ${addOn.name} (${formatPrice(addOn.priceCents)} per month) ${what}.` : '';
}
