import { useQuery } from '@tanstack/react-query';
import { modelChoiceQuery, useChooseModel } from '#web/features/chatgenie/app/archives.queries.ts';
import { describeError } from '#web/lib/call-error.ts';
import { Switch } from '#web/ui/forms/switch.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';

/** Lets questions and messages go to a language model, and says where that is. Nothing where there is none. */
export function ModelSwitch() {
  const { data: choice } = useQuery(modelChoiceQuery());
  const choosing = useChooseModel();
  if (!choice || choice.destination === null) return null;
  const { destination, model, isOn } = choice;
  return (
    <div className="mt-5 border-t border-line pt-5">
      <Switch
        label={`Send messages to ${destination}`}
        description={`Then the model ${model} there chooses what to look up and words the answer. It gets your questions, the names of people in the archive, and up to 24 messages for each thing that it looks up. Figures are still counted on this server, and quotes are exact. The choice is for all of your archives; it is off until you switch it on.`}
        checked={isOn}
        disabled={choosing.isPending}
        onChange={({ target }) =>
          choosing
            .mutateAsync(target.checked ? destination : null)
            .catch((error: unknown) => showToast.failed(describeError(error)))
        }
      />
    </div>
  );
}
