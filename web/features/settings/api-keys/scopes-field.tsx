import { type ApiKeyScope, apiKeyScopes } from '#contract/api-keys/api-keys.ts';
import { CheckboxList } from '#web/ui/forms/checkbox-list.tsx';
import { apiKeyScopeLabels } from './api-key-scopes.ts';

const options = apiKeyScopes.map((value) => ({ value, label: apiKeyScopeLabels[value] }));

interface ScopesFieldProps {
  /** Ticked at first. */
  suggested: readonly ApiKeyScope[];
  error: string | undefined;
}

/** What a new key may do: its form has the choice under the name `scopes`. */
export function ScopesField({ suggested, error }: ScopesFieldProps) {
  return (
    <CheckboxList legend="What it may do" name="scopes" options={options} chosen={suggested} error={error} />
  );
}
