import { useState } from 'react';
import type { LegalExports } from '#contract/legal-exports/legal-exports.schemas.ts';
import {
  pagePrefixByDefault,
  pagePrefixMaximumLength,
  redactedMaximumLength,
} from '#contract/legal-exports/legal-exports.ts';
import { readNumberRanges } from '#contract/legal-exports/read-number-ranges.ts';
import { useCreateLegalExport } from '#web/features/chatgenie/app/archives.queries.ts';
import { useArchive } from '#web/features/chatgenie/app/use-archive.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { SubmitButton } from '#web/ui/forms/submit-button.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Chooses what a package contains. */
export function MakePackage({ originals }: { originals: LegalExports['originals'] }) {
  const { id, chatList } = useArchive();
  const making = useCreateLegalExport(id);
  const [importId, setImportId] = useState(originals[0]?.importId ?? '');
  const [chatId, setChatId] = useState('');
  const [prefix, setPrefix] = useState<string>(pagePrefixByDefault);
  const [redacted, setRedacted] = useState('');
  const chosen = originals.some((each) => each.importId === importId)
    ? importId
    : (originals[0]?.importId ?? '');
  const form = useForm({
    read: () => ({
      importId: chosen,
      prefix: prefix.trim(),
      redacted: redacted.trim(),
      ...(chatId === '' ? {} : { chatId }),
    }),
    check: (given) => ({
      ...(/^[A-Za-z0-9-]*$/.test(given.prefix) ? {} : { prefix: 'Use letters, digits and hyphens.' }),
      ...(readNumberRanges(given.redacted) === null
        ? { redacted: 'Use numbers and ranges, such as 12, 40-43.' }
        : {}),
    }),
    send: (given) => making.mutateAsync(given),
  });
  return (
    <form {...form.props} className="space-y-4">
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        <Field label="Original" className="min-w-0 flex-1 basis-56">
          {(control) => (
            <Select {...control} value={chosen} onChange={(event) => setImportId(event.target.value)}>
              {originals.map(({ importId, fileName }) => (
                <option key={importId} value={importId}>
                  {fileName}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label="Chat"
          hint="The original itself is in the package in any case."
          className="min-w-0 flex-1 basis-56"
        >
          {(control) => (
            <Select {...control} value={chatId} onChange={(event) => setChatId(event.target.value)}>
              <option value="">All chats of the original</option>
              {chatList.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <PrefixField value={prefix} error={form.errors.prefix} onChange={setPrefix} />
      </div>
      <RedactionField value={redacted} error={form.errors.redacted} onChange={setRedacted} />
      <SubmitButton isBusy={form.isBusy}>Make package</SubmitButton>
      {form.message && <Notice tone="error">{form.message}</Notice>}
    </form>
  );
}

interface OwnFieldProps {
  value: string;
  error: string | undefined;
  onChange(value: string): void;
}

function PrefixField({ value, error, onChange }: OwnFieldProps) {
  return (
    <Field
      label="Before page numbers"
      error={error}
      hint={`The first page is ${value.trim()}000001.`}
      className="min-w-0 flex-1 basis-40"
    >
      {(control) => (
        <TextInput
          {...control}
          name="prefix"
          value={value}
          maxLength={pagePrefixMaximumLength}
          onChange={(event) => onChange(event.target.value)}
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </Field>
  );
}

function RedactionField({ value, error, onChange }: OwnFieldProps) {
  return (
    <Field
      label="Messages to redact"
      error={error}
      hint="Optional. Their numbers in the exhibit, which then shows a black box in place of each text. All other files in the package keep the text, so only share the exhibit."
    >
      {(control) => (
        <TextInput
          {...control}
          name="redacted"
          value={value}
          maxLength={redactedMaximumLength}
          onChange={(event) => onChange(event.target.value)}
          placeholder="12, 40-43"
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
