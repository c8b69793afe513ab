import { CopyField } from '#web/ui/forms/copy-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** A new secret, the only time that it is seen. */
export function ShownSecret({ secret }: { secret: string }) {
  return (
    <>
      <Field label="Signing secret">{(control) => <CopyField {...control} value={secret} />}</Field>
      <Notice tone="warning">
        Copy it now. You won’t see it again. Your program uses it to check that a request is from us.
      </Notice>
    </>
  );
}
