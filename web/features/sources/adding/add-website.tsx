import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { meterNamed, usageQuery } from '#web/console/plans/billing.queries.ts';
import { CallFailure } from '#web/console/plans/call-failure.tsx';
import { describeLinksLeft } from '#web/console/sources/describe-links.ts';
import { readLines } from '#web/features/sources/read-lines.ts';
import { readSchedule } from '#web/features/sources/schedule/read-schedule.ts';
import { ScheduleField } from '#web/features/sources/schedule/schedule-field.tsx';
import { useAddSource } from '#web/features/sources/sources.queries.ts';
import { PathFields } from '#web/features/sources/website/path-fields.tsx';
import { type WebsiteMode, websiteModeOptions } from '#web/features/sources/website/website-modes.ts';
import { CallError } from '#web/lib/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { RadioCards } from '#web/ui/forms/radio-cards.tsx';
import { refuseEmpty } from '#web/ui/forms/refuse-empty.ts';
import { useForm } from '#web/ui/forms/use-form.ts';
import type { FieldErrors } from '#web/ui/forms/use-problems.ts';
import { WebAddressInput } from '#web/ui/forms/web-address-input.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';

export function AddWebsite({ agentId }: { agentId: string }) {
  const add = useAddSource(agentId);
  const usage = useQuery(usageQuery(agentId));
  const linksLeft =
    usage.data && describeLinksLeft(meterNamed(usage.data.meters, 'links'), usage.data.plan.name);
  const [mode, setMode] = useState<WebsiteMode>('site');

  const form = useForm({
    read: readWebsite,
    check: refuseEmpty({ url: 'Enter a website address.' }),
    send: async ({ url, include, exclude, schedule }, element) => {
      await add.mutateAsync({
        kind: 'website',
        url,
        mode,
        schedule,
        ...(include.length > 0 ? { include } : {}),
        ...(exclude.length > 0 ? { exclude } : {}),
      });
      element.reset();
      showToast.done('The website is being read.');
    },
    // An address that cannot be read, whatever the reason, is a matter of its field.
    placeFailure: (failure): FieldErrors =>
      failure instanceof CallError && failure.code === 'cannot-process' ? { url: failure.message } : {},
  });

  return (
    <form {...form.props} className="space-y-5">
      <Field label="Website address" hint={linksLeft} error={form.errors.url}>
        {(field) => <WebAddressInput {...field} required />}
      </Field>
      <RadioCards
        legend="What to read"
        name="mode"
        options={websiteModeOptions}
        value={mode}
        onChange={(event) => setMode(event.target.value as WebsiteMode)}
      />
      <ScheduleField defaultValue="weekly" />
      {mode !== 'page' && (
        <details className="text-sm">
          <summary className="disclosure w-fit rounded-sm font-semibold">Limit to some pages</summary>
          <div className="mt-4">
            <PathFields errors={form.errors} />
          </div>
        </details>
      )}
      <CallFailure error={form.failure} />
      <Button type="submit" isBusy={form.isBusy}>
        Read the website
      </Button>
    </form>
  );
}

const readWebsite = (data: FormData) => ({
  url: String(data.get('url')),
  include: readLines(data, 'include'),
  exclude: readLines(data, 'exclude'),
  schedule: readSchedule(data),
});
