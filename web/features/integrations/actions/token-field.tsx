import { toolServerTokenMaximumLength } from '#contract/tool-servers/tool-servers.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';

/** What opens an MCP server; some need nothing. */
export function TokenField({ error, isOptional }: { error: string | undefined; isOptional: boolean }) {
  return (
    <Field
      label="Token"
      hint="Sent as a bearer token. It is stored encrypted and never shown again."
      error={error}
      isOptional={isOptional}
      isRequired={!isOptional}
    >
      {(control) => (
        <PasswordInput
          {...control}
          name="token"
          maxLength={toolServerTokenMaximumLength}
          autoComplete="off"
        />
      )}
    </Field>
  );
}
