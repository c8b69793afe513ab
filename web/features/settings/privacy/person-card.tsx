import { useQuery } from '@tanstack/react-query';
import { Download, Eraser } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { exportPersonData } from '#contract/privacy/privacy.endpoints.ts';
import type { PersonChoice } from '#contract/privacy/privacy.schemas.ts';
import { callForFile } from '#web/lib/call.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { refuseEmpty } from '#web/ui/forms/refuse-empty.ts';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { useSubmit } from '#web/ui/forms/use-submit.ts';
import { Notice } from '#web/ui/notice.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { describeErased } from './describe-erased.ts';
import { personQuery, useErasePerson } from './privacy.queries.ts';

/** What is stored about one visitor, found by email address or, from Messages, by one of their conversations. */
export function PersonCard() {
  const [search, setSearch] = useSearchParams();
  const conversationId = search.get('conversation');
  const [email, setEmail] = useState<string | null>(null);
  const person: PersonChoice | null = conversationId ? { conversationId } : email ? { email } : null;
  const form = useForm({
    read: (data) => ({ email: String(data.get('email') ?? '').trim() }),
    check: refuseEmpty({ email: 'Enter an email address.' }),
    send: async (found) => {
      setSearch({}, { replace: true });
      setEmail(found.email.toLowerCase());
    },
  });
  return (
    <Card
      isSplit
      title="Data of one visitor"
      description="Export or erase everything stored about a person: conversations, leads and what your website said about them."
    >
      <div className="space-y-5">
        <form {...form.props} className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 flex-1 basis-60">
            <Field label="Email address" error={form.errors.email}>
              {(control) => (
                <TextInput
                  {...control}
                  name="email"
                  type="email"
                  autoComplete="off"
                  placeholder="ada@example.com"
                />
              )}
            </Field>
          </div>
          <Button type="submit" variant="secondary">
            Find
          </Button>
        </form>
        {person && <Found key={JSON.stringify(person)} person={person} />}
      </div>
    </Card>
  );
}

function Found({ person }: { person: PersonChoice }) {
  const found = useQuery(personQuery(person));
  const erasing = useErasePerson();
  const [isAsking, setIsAsking] = useState(false);
  const download = useSubmit(async () => saveFile(await callForFile(exportPersonData, { query: person })));
  const whom = 'email' in person ? person.email : 'the visitor of the conversation';
  if (found.isError) return <ErrorState error={found.error} onRetry={() => found.refetch()} />;
  if (!found.data) return <Skeleton className="h-12" />;
  const isEmpty = found.data.conversations + found.data.leads === 0;
  if (isEmpty) return <Notice tone="info">Nothing is stored about {whom}.</Notice>;
  return (
    <div className="space-y-3 rounded-md border border-line p-4">
      <p className="text-sm break-words">
        <strong className="font-semibold">{describeErased(found.data)}</strong> of {whom}
        {'email' in person &&
          '. An address that was typed is not verified: check the export before you give it to anyone.'}
      </p>
      {download.error && <Notice tone="error">{download.error}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" isBusy={download.isBusy} onClick={() => download.submit()}>
          {!download.isBusy && <Download aria-hidden />}
          Export
        </Button>
        <Button variant="secondary" size="sm" onClick={() => setIsAsking(true)}>
          <Eraser aria-hidden />
          Erase
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title="Erase this data?"
        confirmLabel="Erase"
        onConfirm={async () => {
          const erased = await erasing.mutateAsync(person);
          showToast.done(`${describeErased(erased)} erased.`);
        }}
      >
        {describeErased(found.data)} of {whom} are permanently erased, with their notes and tags. This cannot
        be undone. Data already sent to other systems, such as by webhook or email, is not erased there.
      </ConfirmDialog>
    </div>
  );
}
