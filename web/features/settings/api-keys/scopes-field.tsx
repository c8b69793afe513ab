import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { type ApiKeyScope, apiKeyScopes } from '#contract/api-keys/api-keys.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { apiKeyScopeLabels } from './api-key-scopes.ts';

interface ScopesFieldProps {
  /** Ticked at first. */
  suggested: readonly ApiKeyScope[];
  error: string | undefined;
}

/** What a new key may do: its form has the choice under the name `scopes`. */
export function ScopesField({ suggested, error }: ScopesFieldProps) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">What it may do</legend>
      <div className="flex flex-col gap-1.5">
        {apiKeyScopes.map((scope) => (
          <Checkbox
            key={scope}
            name="scopes"
            value={scope}
            defaultChecked={suggested.includes(scope)}
            label={apiKeyScopeLabels[scope]}
          />
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-1.5 flex gap-1.5 text-xs font-medium text-failed">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
