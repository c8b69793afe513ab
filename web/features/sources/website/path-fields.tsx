import { Field } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import type { FieldErrors } from '#web/ui/forms/use-problems.ts';

interface PathFieldsProps {
  errors: FieldErrors;
  include?: string[];
  exclude?: string[];
}

/** Which pages of a website, by their paths. */
export function PathFields({ errors, include = [], exclude = [] }: PathFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label="Read only these paths"
        hint="One per line. * matches anything."
        isOptional
        error={errors.include}
      >
        {(field) => (
          <TextArea
            {...field}
            name="include"
            rows={3}
            placeholder="/help/*"
            defaultValue={include.join('\n')}
          />
        )}
      </Field>
      <Field
        label="Skip these paths"
        hint="One per line. * matches anything."
        isOptional
        error={errors.exclude}
      >
        {(field) => (
          <TextArea
            {...field}
            name="exclude"
            rows={3}
            placeholder="/blog/*"
            defaultValue={exclude.join('\n')}
          />
        )}
      </Field>
    </div>
  );
}
