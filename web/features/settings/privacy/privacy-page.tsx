import { useQuery } from '@tanstack/react-query';
import { Eraser, Lock } from 'lucide-react';
import type { Erasure, PrivacySettings } from '#contract/privacy/privacy.schemas.ts';
import { useSettings } from '#web/console/account/use-settings.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { SaveRow } from '#web/ui/forms/save-row.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { EmptyRow } from '#web/ui/lists/empty-row.tsx';
import { ItemList } from '#web/ui/lists/item-list.tsx';
import { ItemRow } from '#web/ui/lists/item-row.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { describeErased } from './describe-erased.ts';
import { PersonCard } from './person-card.tsx';
import { erasuresQuery, privacySettingsQuery, useUpdatePrivacy } from './privacy.queries.ts';

/** How long data of visitors is kept, and what is stored about one of them. */
export default function PrivacySettingsPage() {
  const { isAdmin } = useSettings();
  if (isAdmin) return <Privacy />;
  return (
    <Card>
      <EmptyState icon={Lock} title="Privacy is for admins">
        Ask an admin or an owner of this workspace to export or erase the data of a visitor.
      </EmptyState>
    </Card>
  );
}

function Privacy() {
  const settings = useQuery(privacySettingsQuery());
  const erasures = useQuery(erasuresQuery());
  return (
    <div className="space-y-6">
      <Card
        isSplit
        title="How long data is kept"
        description="Older data is permanently erased every night. Backups keep it until the operator of this installation deletes them."
      >
        {settings.data ? (
          <PrivacyForm settings={settings.data} />
        ) : settings.isError ? (
          <ErrorState error={settings.error} onRetry={() => settings.refetch()} />
        ) : (
          <Skeleton className="h-40" />
        )}
      </Card>
      <PersonCard />
      <Card
        isSplit
        title="What was erased"
        description="How much was erased and when, never what it was."
        isFlush
      >
        <ItemList
          label="What was erased"
          query={erasures}
          empty={
            <EmptyRow icon={Eraser} title="Nothing yet">
              Set how long data is kept, or erase the data of one person.
            </EmptyRow>
          }
        >
          {(erasure) => (
            <ItemRow
              key={erasure.id}
              title={describeErased(erasure)}
              text={`${formatDateTime(erasure.at)} · ${causes[erasure.cause]}`}
            />
          )}
        </ItemList>
      </Card>
    </div>
  );
}

const causes: Record<Erasure['cause'], string> = {
  retention: 'older than it is kept',
  request: 'data of one person',
};

/** Days, or nothing for ever. */
const times = [
  ['', 'For ever'],
  ['30', '30 days'],
  ['90', '90 days'],
  ['180', '180 days'],
  ['365', '1 year'],
  ['730', '2 years'],
  ['1095', '3 years'],
] as const;

function PrivacyForm({ settings }: { settings: PrivacySettings }) {
  const update = useUpdatePrivacy();
  const form = useForm({
    read: (data): PrivacySettings => ({
      conversationDays: readDays(data.get('conversationDays')),
      leadDays: readDays(data.get('leadDays')),
      masksCardNumbers: data.get('masksCardNumbers') !== null,
    }),
    send: async (values) => {
      await update.mutateAsync(values);
      showToast.done('Saved.');
    },
    warnsBeforeLeaving: true,
  });
  return (
    <form {...form.props} className="space-y-6">
      <div className="grid gap-5 sm:grid-cols-2">
        <DaysField
          label="Conversations"
          hint="Counted from the last message."
          name="conversationDays"
          days={settings.conversationDays}
        />
        <DaysField
          label="Leads"
          hint="Counted from when they were left."
          name="leadDays"
          days={settings.leadDays}
        />
      </div>
      <Switch
        name="masksCardNumbers"
        label="Mask card numbers"
        description="All but the last four digits of a card number that a visitor writes are replaced before the message is stored or sent to a language model. Older messages stay as they are."
        defaultChecked={settings.masksCardNumbers}
      />
      <SaveRow label="Save" form={form} />
    </form>
  );
}

const readDays = (value: FormDataEntryValue | null): number | null =>
  typeof value === 'string' && value !== '' ? Number(value) : null;

interface DaysFieldProps {
  label: string;
  hint: string;
  name: string;
  days: number | null;
}

function DaysField({ label, hint, name, days }: DaysFieldProps) {
  const now = days === null ? '' : String(days);
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Select {...control} name={name} defaultValue={now}>
          {!times.some(([value]) => value === now) && <option value={now}>{now} days</option>}
          {times.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
