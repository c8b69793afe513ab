import { useState } from 'react';
import { textMaximumLength } from '#contract/sources/sources.ts';
import { CallFailure } from '#web/console/plans/call-failure.tsx';
import { useAddSource } from '#web/features/sources/sources.queries.ts';
import { formatCount } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { refuseEmpty } from '#web/ui/forms/refuse-empty.ts';
import { StructuredTextArea } from '#web/ui/forms/structured-text/structured-text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { showToast } from '#web/ui/overlays/toast.tsx';

export function AddText({ agentId }: { agentId: string }) {
  const add = useAddSource(agentId);
  const [length, setLength] = useState(0);
  const form = useForm({
    read: (data) => ({ title: String(data.get('title')), text: String(data.get('text')) }),
    check: refuseEmpty({ title: 'Give the text a title.', text: 'Write or paste a text.' }),
    send: async (values, element) => {
      await add.mutateAsync({ kind: 'text', ...values });
      element.reset();
      setLength(0);
      showToast.done('Text added.');
    },
    warnsBeforeLeaving: true,
  });

  return (
    <form {...form.props} className="space-y-5">
      <Field label="Title" hint="Shown as the source in answers." error={form.errors.title}>
        {(field) => (
          <TextInput {...field} name="title" required maxLength={200} placeholder="Opening hours" />
        )}
      </Field>
      <Field label="Text" hint={formatCount(length, 'character')} error={form.errors.text}>
        {(field) => (
          <StructuredTextArea
            {...field}
            name="text"
            onInput={(event) => setLength(event.currentTarget.value.length)}
            required
            rows={8}
            maxLength={textMaximumLength}
            placeholder="Write or paste what the agent should know. Pasted headings, lists and tables are kept. A short line above a paragraph becomes its heading."
          />
        )}
      </Field>
      <CallFailure error={form.failure} />
      <Button type="submit" isBusy={form.isBusy}>
        Add text
      </Button>
    </form>
  );
}
