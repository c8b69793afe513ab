import { useState } from 'react';
import type { WhiteLabelDetails } from '#contract/partners/partners.schemas.ts';
import { Card } from '#web/ui/card.tsx';
import { ColorField } from '#web/ui/forms/color-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { SaveRow } from '#web/ui/forms/save-row.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { useSaveWhiteLabel } from '../partners.queries.ts';

/** The fields that are plain texts, in their order. */
const fields = [
  {
    name: 'host',
    label: 'Domain',
    missing: 'Enter your domain.',
    hint: 'What your clients open, without https://. A new domain works once it is checked.',
    placeholder: 'chat.studio.example',
  },
  {
    name: 'name',
    label: 'Brand name',
    missing: 'Enter the name of your brand.',
    hint: 'Your clients see it in place of ours.',
    placeholder: 'Studio North',
  },
  {
    name: 'supportEmail',
    label: 'Support email',
    missing: 'Enter an email address.',
    hint: 'Where your clients can reach you.',
    placeholder: 'help@studio.example',
  },
  {
    name: 'senderEmail',
    label: 'Sender of emails',
    missing: 'Enter an email address.',
    hint: 'Emails to your clients come from here. The SPF and DKIM records of your domain must allow the mail server of this installation.',
    placeholder: 'no-reply@studio.example',
  },
  {
    name: 'termsUrl',
    label: 'Your terms',
    missing: 'Enter the URL of your terms.',
    hint: 'URL of a page on your own website.',
    placeholder: 'https://studio.example/terms',
  },
  {
    name: 'privacyUrl',
    label: 'Your privacy policy',
    missing: 'Enter the URL of your privacy policy.',
    hint: 'URL of a page on your own website.',
    placeholder: 'https://studio.example/privacy',
  },
] as const;

/** Name, domain, colour and addresses of the brand. */
export function WhiteLabelForm({ whiteLabel }: { whiteLabel: WhiteLabelDetails | null }) {
  const save = useSaveWhiteLabel();
  const [color, setColor] = useState(whiteLabel?.color ?? '#1f5c4a');
  const form = useForm({
    read: (data) => {
      const textOf = (name: string) => String(data.get(name) ?? '').trim();
      return {
        host: textOf('host'),
        name: textOf('name'),
        color,
        supportEmail: textOf('supportEmail'),
        senderEmail: textOf('senderEmail'),
        termsUrl: textOf('termsUrl'),
        privacyUrl: textOf('privacyUrl'),
      };
    },
    check: (values) =>
      Object.fromEntries(fields.map(({ name, missing }) => [name, values[name] ? undefined : missing])),
    send: async (body) => {
      await save.mutateAsync(body);
      showToast.done('White label saved.');
    },
    warnsBeforeLeaving: true,
  });
  return (
    <Card title="Your brand">
      <form {...form.props} className="space-y-5">
        <div className="grid gap-5 sm:grid-cols-2">
          {fields.map(({ name, label, hint, placeholder }) => (
            <Field key={name} label={label} hint={hint} error={form.errors[name]}>
              {(control) => (
                <TextInput
                  {...control}
                  name={name}
                  defaultValue={whiteLabel?.[name] ?? ''}
                  placeholder={placeholder}
                  autoComplete="off"
                  spellCheck={false}
                />
              )}
            </Field>
          ))}
          <Field
            label="Colour"
            hint="For buttons and links, in shades that are easy to read on light and dark pages."
            error={form.errors.color}
          >
            {(control) => <ColorField {...control} name="color" value={color} onChange={setColor} />}
          </Field>
        </div>
        <SaveRow label="Save" form={form} />
      </form>
    </Card>
  );
}
