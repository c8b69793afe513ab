import { synonymGroupsMaximum, synonymsPerGroup } from '#contract/synonyms/synonyms.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { readGroup } from './read-group.ts';
import { useChangeSynonyms } from './synonyms.queries.ts';

/** Adds a group of words that mean the same, in front of those that there are. */
export function AddSynonyms({ agentId, known }: { agentId: string; known: number }) {
  const save = useChangeSynonyms(agentId);
  const form = useForm({
    read: (data) => ({ words: String(data.get('words')) }),
    check: ({ words }) => problemOf(readGroup(words), known),
    send: async ({ words }, element) => {
      await save.mutateAsync({ kind: 'add', group: readGroup(words) });
      element.reset();
      showToast.done('Synonyms added. They are used from the next question on.');
    },
    warnsBeforeLeaving: true,
  });
  return (
    <form {...form.props} className="space-y-4">
      <Field
        label="Words that mean the same"
        hint="Separated by commas, for example: bike, bicycle, push cycle"
        error={form.errors.words}
      >
        {(control) => <TextInput {...control} name="words" autoComplete="off" maxLength={600} />}
      </Field>
      {form.message && <Notice tone="error">{form.message}</Notice>}
      <Button type="submit" isBusy={form.isBusy}>
        Add
      </Button>
    </form>
  );
}

function problemOf(words: readonly string[], known: number): { words?: string } {
  if (words.length < 2) return { words: 'Write at least two words, separated by a comma.' };
  if (words.length > synonymsPerGroup) return { words: `Use at most ${synonymsPerGroup} words in a group.` };
  if (known >= synonymGroupsMaximum)
    return { words: `There are already ${synonymGroupsMaximum} groups. Delete one first.` };
  return {};
}
