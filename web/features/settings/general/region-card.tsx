import { useMemo } from 'react';
import { useSettings } from '#web/console/account/use-settings.ts';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { SaveRow } from '#web/ui/forms/save-row.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { useAccountForm } from '../use-account-form.ts';

const tags = [
  ...[
    'en-US',
    'en-GB',
    'cs',
    'da',
    'de',
    'es',
    'fi',
    'fr',
    'it',
    'ja',
    'ko',
    'nb',
    'nl',
    'pl',
    'pt-BR',
    'pt-PT',
  ],
  ...['sv', 'tr', 'uk', 'zh-Hans', 'zh-Hant'],
];

/** How dates, times and numbers are written. */
export function RegionCard() {
  const { account } = useSettings();
  const form = useAccountForm((data) => ({
    language: String(data.get('language')),
    timeZone: String(data.get('timeZone')),
  }));
  const languages = useMemo(() => languageOptions(account.language), [account.language]);
  const zones = useMemo(() => zoneOptions(account.timeZone), [account.timeZone]);

  return (
    <Card
      isSplit
      title="Language and region"
      description="How dates, times and numbers are written. Pages are in English."
    >
      <form {...form.props} className="space-y-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Language">
            {(control) => (
              <Select {...control} name="language" defaultValue={account.language}>
                <option value="">Same as this browser ({navigator.language})</option>
                {languages.map(({ tag, name }) => (
                  <option key={tag} value={tag}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Time zone">
            {(control) => (
              <Select {...control} name="timeZone" defaultValue={account.timeZone}>
                <option value="">
                  Same as this browser (
                  {Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ')})
                </option>
                {zones.map((zone) => (
                  <option key={zone} value={zone}>
                    {zone.replaceAll('_', ' ')}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <SaveRow label="Save" form={form} isForChanges />
      </form>
    </Card>
  );
}

/** A choice made elsewhere stays in the list, whatever it is. */
function languageOptions(chosen: string): { tag: string; name: string }[] {
  const names = new Intl.DisplayNames(['en'], { type: 'language' });
  return [...new Set(chosen ? [...tags, chosen] : tags)].map((tag) => ({ tag, name: names.of(tag) ?? tag }));
}

function zoneOptions(chosen: string): string[] {
  const known = ['UTC', ...Intl.supportedValuesOf('timeZone')];
  return [...new Set(chosen ? [...known, chosen] : known)];
}
