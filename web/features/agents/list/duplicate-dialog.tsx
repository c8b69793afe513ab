import { useNavigate } from 'react-router';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { useDuplicateAgent } from '#web/console/agents/agents.queries.ts';
import { formatCount } from '#web/lib/format.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { refuseEmpty } from '#web/ui/forms/refuse-empty.ts';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';

interface DuplicateDialogProps {
  agent: Agent;
  isOpen: boolean;
  onClose: () => void;
}

const longestName = 80;

/** Asks for the name of the copy, and whether the sources come along. */
export function DuplicateDialog({ agent, isOpen, onClose }: DuplicateDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Duplicate ${agent.name}`}
      description="The copy has the same settings, look, pictures and actions. Conversations, leads, the username and the public page are not copied."
    >
      <DuplicateForm agent={agent} onClose={onClose} />
    </Dialog>
  );
}

function DuplicateForm({ agent, onClose }: Omit<DuplicateDialogProps, 'isOpen'>) {
  const duplicate = useDuplicateAgent(agent.id);
  const navigate = useNavigate();
  const { sources } = agent.counts;
  const form = useForm({
    read: (data) => ({ name: String(data.get('name')).trim(), withSources: data.has('withSources') }),
    check: refuseEmpty({ name: 'Give the agent a name.' }),
    send: async (values) => {
      const copy = await duplicate.mutateAsync(values);
      onClose();
      showToast.done(values.withSources ? 'Duplicated. Its sources are being read.' : 'Duplicated.');
      await navigate(paths.overview(copy.id));
    },
  });
  return (
    <form {...form.props} className="space-y-4">
      <Field label="Name of the copy" error={form.errors.name} isRequired>
        {(field) => (
          <TextInput
            {...field}
            name="name"
            defaultValue={`${agent.name} (copy)`.slice(0, longestName)}
            maxLength={longestName}
            autoComplete="off"
          />
        )}
      </Field>
      {sources > 0 && (
        <Checkbox
          name="withSources"
          defaultChecked
          label={`Copy ${formatCount(sources, 'source')}. They are read again for the copy.`}
        />
      )}
      <DialogButtons label="Duplicate" form={form} onCancel={onClose} />
    </form>
  );
}
