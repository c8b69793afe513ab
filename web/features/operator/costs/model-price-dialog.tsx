import type { ModelPrice } from '#contract/model-prices/model-prices.schemas.ts';
import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useSetModelPrice } from '../operator.queries.ts';

interface ModelPriceDialogProps {
  /** What the fields begin with; null while it is closed. */
  edited: Partial<ModelPrice> | null;
  onClose: () => void;
}

/** Sets what a model costs from now on. */
export function ModelPriceDialog({ edited, onClose }: ModelPriceDialogProps) {
  return (
    <Dialog isOpen={edited !== null} onClose={onClose} title="Price of a model">
      {edited !== null && <ModelPriceForm edited={edited} onClose={onClose} />}
    </Dialog>
  );
}

const fields = [
  ['inputPerMillion', 'Million tokens in'],
  ['outputPerMillion', 'Million tokens out'],
] as const;

/** A comma is what many keyboards have for the point. Not a number where nothing is written. */
function readPrice(data: FormData, name: string): number {
  const text = String(data.get(name) ?? '').trim();
  return text === '' ? Number.NaN : Number(text.replace(',', '.'));
}

function ModelPriceForm({ edited, onClose }: { edited: Partial<ModelPrice>; onClose: () => void }) {
  const save = useSetModelPrice();
  const form = useForm({
    read: (data) => ({
      modelId: String(data.get('modelId') ?? '').trim(),
      inputPerMillion: readPrice(data, 'inputPerMillion'),
      outputPerMillion: readPrice(data, 'outputPerMillion'),
    }),
    check: (values) => ({
      ...(values.modelId === '' ? { modelId: 'Enter the id of the model.' } : {}),
      ...Object.fromEntries(
        fields.flatMap(([name]) =>
          Number.isFinite(values[name]) ? [] : [[name, 'Enter a price in US dollars, such as 0.6.']],
        ),
      ),
    }),
    send: async (body) => {
      await save.mutateAsync(body);
      onClose();
    },
  });
  return (
    <form {...form.props} className="space-y-4">
      <Field
        label="Model"
        hint="As “Why this answer” names it, such as openai:gpt-4o."
        error={form.errors.modelId}
        isRequired
      >
        {(control) => (
          <TextInput {...control} name="modelId" defaultValue={edited.modelId} autoComplete="off" />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map(([name, label]) => (
          <Field key={name} label={label} hint="US dollars" error={form.errors[name]} isRequired>
            {(control) => (
              <TextInput
                {...control}
                name={name}
                inputMode="decimal"
                defaultValue={edited[name]}
                autoComplete="off"
              />
            )}
          </Field>
        ))}
      </div>
      <DialogButtons label="Save" form={form} onCancel={onClose} />
    </form>
  );
}
