import type { ComponentProps } from 'react';
import { countries } from '#contract/billing/countries.ts';
import { Select } from '#web/ui/forms/select.tsx';

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });
const named = countries
  .map((code) => ({ code, name: names.of(code) ?? code }))
  .sort((left, right) => left.name.localeCompare(right.name, 'en'));

/** A country, or none, by its name. */
export function CountrySelect(props: Omit<ComponentProps<typeof Select>, 'children'>) {
  return (
    <Select {...props} autoComplete="country">
      <option value="">Not chosen</option>
      {named.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}
