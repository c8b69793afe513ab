import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { meterNamed, usageQuery } from '#web/console/plans/billing.queries.ts';
import { CallFailure } from '#web/console/plans/call-failure.tsx';
import { describeLinksLeft } from '#web/console/sources/describe-links.ts';
import { CallError } from '#web/lib/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { RadioCards } from '#web/ui/forms/radio-cards.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useFieldErrors } from '#web/ui/forms/use-field-errors.ts';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { useAddSource } from './sources.queries.ts';

const modes = [
  { value: 'site', label: 'Whole site', description: 'Follows the links' },
  { value: 'page', label: 'One page', description: 'This address alone' },
  { value: 'sitemap', label: 'Sitemap', description: 'The address of a sitemap' },
];

const linesOf = (value: FormDataEntryValue | null): string[] =>
  String(value ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export function AddWebsite({ agentId }: { agentId: string }) {
  const add = useAddSource(agentId);
  const { errors, refuse, refuseEmpty, refuseAnswer, forget } = useFieldErrors();
  const edit = () => {
    forget();
    if (add.isError) add.reset();
  };
  const usage = useQuery(usageQuery(agentId));
  const linksLeft =
    usage.data && describeLinksLeft(meterNamed(usage.data.meters, 'links'), usage.data.plan.name);
  const [mode, setMode] = useState('site');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (refuseEmpty(form, { url: 'Enter the address of a website.' })) return;
    const values = new FormData(form);
    const include = linesOf(values.get('include'));
    const exclude = linesOf(values.get('exclude'));
    await add
      .mutateAsync({
        kind: 'website',
        url: String(values.get('url')),
        mode: mode as 'site' | 'page' | 'sitemap',
        ...(include.length > 0 ? { include } : {}),
        ...(exclude.length > 0 ? { exclude } : {}),
      })
      .then(
        () => {
          form.reset();
          showToast.done('The website is being read.');
        },
        // Shown at its field or below by the mutation itself; what was typed stays.
        (error: unknown) => {
          if (refuseAnswer(form, error)) return;
          // An address that cannot be read, whatever the reason, is a matter of its field.
          if (error instanceof CallError && error.code === 'cannot-process')
            refuse(form, { url: error.message });
        },
      );
  };

  return (
    <form noValidate onSubmit={submit} onInput={edit} className="space-y-5">
      <Field label="Website address" hint={linksLeft} error={errors.url}>
        {(field) => (
          <TextInput
            {...field}
            name="url"
            required
            inputMode="url"
            autoComplete="url"
            placeholder="www.example.com"
            maxLength={2_048}
          />
        )}
      </Field>
      <RadioCards
        legend="What to read"
        name="mode"
        options={modes}
        value={mode}
        onChange={(event) => setMode(event.target.value)}
      />
      {mode !== 'page' && (
        <details className="text-sm">
          <summary className="w-fit rounded-sm font-semibold">Only some pages</summary>
          <div className="mt-4 grid gap-5 sm:grid-cols-2">
            <Field
              label="Read only these paths"
              hint="One a line; * stands for anything."
              isOptional
              error={errors.include}
            >
              {(field) => <TextArea {...field} name="include" rows={3} placeholder="/help/*" />}
            </Field>
            <Field
              label="Leave these paths out"
              hint="One a line; * stands for anything."
              isOptional
              error={errors.exclude}
            >
              {(field) => <TextArea {...field} name="exclude" rows={3} placeholder="/blog/*" />}
            </Field>
          </div>
        </details>
      )}
      {Object.keys(errors).length === 0 && <CallFailure error={add.error} />}
      <Button type="submit" isBusy={add.isPending}>
        Read the website
      </Button>
    </form>
  );
}
