import { type KeyboardEvent, useRef } from 'react';
import { noteMaximumLength } from '#contract/notes/notes.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { refuseEmpty } from '#web/ui/forms/refuse-empty.ts';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { MentionMenu } from './mention-menu.tsx';
import { useChangeNotes } from './notes.queries.ts';
import { useMentionChoice } from './use-mention-choice.ts';

/** Where a member writes a note. An `@` at the beginning of a word offers the colleagues. */
export function NoteForm({ conversationId }: { conversationId: string }) {
  const { add } = useChangeNotes(conversationId);
  const box = useRef<HTMLTextAreaElement>(null);
  const choice = useMentionChoice(box);
  const form = useForm({
    read: (data) => ({ text: String(data.get('text')) }),
    check: refuseEmpty({ text: 'Write a note.' }),
    send: async ({ text }, element) => {
      await add.mutateAsync(text.trim());
      element.reset();
    },
    warnsBeforeLeaving: true,
  });
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { value, selectionStart } = event.currentTarget;
    if (event.key !== '@' || /\S$/.test(value.slice(0, selectionStart))) return;
    event.preventDefault();
    choice.openByKey();
  };
  return (
    <form {...form.props} className="space-y-2">
      <Field label="New note" error={form.errors.text} hint="@ mentions a colleague, who gets an email.">
        {(control) => (
          <TextArea
            {...control}
            ref={box}
            name="text"
            rows={2}
            maxLength={noteMaximumLength}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      {form.message && <Notice tone="error">{form.message}</Notice>}
      <div className="flex items-center gap-2">
        <Button type="submit" size="sm" variant="secondary" isBusy={form.isBusy}>
          Add note
        </Button>
        <MentionMenu
          isOpen={choice.isOpen}
          onOpenChange={choice.change}
          onChoose={choice.choose}
          focusAfter={() => box.current?.focus()}
        />
      </div>
    </form>
  );
}
