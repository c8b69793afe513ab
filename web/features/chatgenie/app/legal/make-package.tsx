import { useState } from 'react';
import type { LegalExports } from '#contract/legal-exports/legal-exports.schemas.ts';
import { pagePrefixByDefault, pagePrefixMaximumLength } from '#contract/legal-exports/legal-exports.ts';
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
  const chosen = originals.some((each) => each.importId === importId)
    ? importId
    : (originals[0]?.importId ?? '');
  const form = useForm({
    read: () => ({ importId: chosen, prefix: prefix.trim(), ...(chatId === '' ? {} : { chatId }) }),
    check: (given) =>
      /^[A-Za-z0-9-]*$/.test(given.prefix) ? {} : { prefix: 'Use letters, digits and hyphens.' },
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
        <Field
          label="Before page numbers"
          error={form.errors.prefix}
          hint={`The first page is ${prefix.trim()}000001.`}
          className="min-w-0 flex-1 basis-40"
        >
          {(control) => (
            <TextInput
              {...control}
              name="prefix"
              value={prefix}
              maxLength={pagePrefixMaximumLength}
              onChange={(event) => setPrefix(event.target.value)}
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </Field>
      </div>
      <SubmitButton isBusy={form.isBusy}>Make package</SubmitButton>
      {form.message && <Notice tone="error">{form.message}</Notice>}
    </form>
  );
}
