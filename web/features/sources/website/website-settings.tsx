import { useRef, useState } from 'react';
import type { Source, SourceContent } from '#contract/sources/sources.schemas.ts';
import { SaveAndCheck } from '#web/features/sources/editing/save-and-check.tsx';
import { readLines } from '#web/features/sources/read-lines.ts';
import { readSchedule } from '#web/features/sources/schedule/read-schedule.ts';
import { ScheduleField } from '#web/features/sources/schedule/schedule-field.tsx';
import { isTraining, useSourceActions } from '#web/features/sources/sources.queries.ts';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { RadioCards } from '#web/ui/forms/radio-cards.tsx';
import { refuseEmpty } from '#web/ui/forms/refuse-empty.ts';
import { useForm } from '#web/ui/forms/use-form.ts';
import { WebAddressInput } from '#web/ui/forms/web-address-input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { PageMatchPreview } from './page-match-preview.tsx';
import { PathFields } from './path-fields.tsx';
import { type WebsiteMode, websiteModeOptions } from './website-modes.ts';

interface WebsiteSettingsProps {
  source: Source;
  content: SourceContent & { kind: 'website' };
}

/** Address, mode, paths and schedule of a website. They are used when it is read next, which can be at once. */
export function WebsiteSettings({ source, content }: WebsiteSettingsProps) {
  const { change, retrain } = useSourceActions(source.agentId, source.id);
  const [mode, setMode] = useState<WebsiteMode>(content.mode);
  const [patterns, setPatterns] = useState({ include: content.include, exclude: content.exclude });
  const readsNow = useRef(false);
  const form = useForm({
    read: (data) => ({
      url: String(data.get('url')).trim(),
      mode,
      schedule: readSchedule(data),
      ...(mode === 'page'
        ? { include: content.include, exclude: content.exclude }
        : { include: readLines(data, 'include'), exclude: readLines(data, 'exclude') }),
    }),
    check: refuseEmpty({ url: 'Enter a website address.' }),
    send: async ({ url, ...values }) => {
      await change.mutateAsync(url === content.url ? values : { url, ...values });
      if (!readsNow.current) return void showToast.done('Saved. Used the next time the website is read.');
      await retrain.mutateAsync();
      showToast.done('Saved. The website is being read.');
    },
    warnsBeforeLeaving: true,
  });

  return (
    <Card title="Website settings" description="Used the next time the website is read.">
      <form
        {...form.props}
        onInput={(event) => {
          form.props.onInput(event);
          const data = new FormData(event.currentTarget);
          setPatterns({ include: readLines(data, 'include'), exclude: readLines(data, 'exclude') });
        }}
        className="space-y-5"
      >
        <Field
          label="Website address"
          hint="After a change, pages that are not part of the new address are removed."
          error={form.errors.url}
          isRequired
        >
          {(field) => <WebAddressInput {...field} defaultValue={content.url} />}
        </Field>
        <RadioCards
          legend="What to read"
          name="mode"
          options={websiteModeOptions}
          value={mode}
          onChange={(event) => setMode(event.target.value as WebsiteMode)}
        />
        {mode !== 'page' && (
          <>
            <PathFields errors={form.errors} include={content.include} exclude={content.exclude} />
            <PageMatchPreview agentId={source.agentId} sourceId={source.id} patterns={patterns} />
          </>
        )}
        <ScheduleField defaultValue={content.schedule} />
        {form.message && <Notice tone="error">{form.message}</Notice>}
        <SaveAndCheck
          isBusy={form.isBusy}
          canCheckNow={!isTraining(source)}
          onPress={(isNow) => {
            readsNow.current = isNow;
          }}
        />
      </form>
    </Card>
  );
}
