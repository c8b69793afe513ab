import type { OpenapiOperation } from '#contract/actions/actions.schemas.ts';
import { actionUrlMaximumLength, openapiMaximumLength } from '#contract/actions/actions.ts';
import { CallFailure } from '#web/console/plans/call-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { ItemRow } from '#web/ui/lists/item-row.tsx';
import { useReadOpenapi } from './actions.queries.ts';

interface OpenapiCardProps {
  agentId: string;
  onChoose: (operation: OpenapiOperation) => void;
}

/** Fills the form for a new action from a call of an OpenAPI document. */
export function OpenapiCard({ agentId, onChoose }: OpenapiCardProps) {
  const reading = useReadOpenapi(agentId);
  const form = useForm({
    read: (data) => ({
      url: String(data.get('url') ?? '').trim(),
      document: String(data.get('document') ?? ''),
    }),
    check: ({ url, document }): Record<string, string> =>
      url === '' && document.trim() === '' ? { url: 'Enter a URL, or paste the document.' } : {},
    send: (body) => reading.mutateAsync(body),
  });
  return (
    <Card
      title="From an OpenAPI document"
      description="If your server has one, choose a call of it, and the form below is filled in."
    >
      <form {...form.props} className="max-w-2xl space-y-4">
        <Field label="URL of the document" error={form.errors.url}>
          {(control) => (
            <TextInput
              {...control}
              name="url"
              inputMode="url"
              maxLength={actionUrlMaximumLength}
              placeholder="https://shop.example/openapi.json"
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </Field>
        <Field label="Or the document" hint="OpenAPI 3, as JSON or YAML." error={form.errors.document}>
          {(control) => (
            <TextArea
              {...control}
              name="document"
              rows={2}
              className="max-h-40 font-mono text-xs"
              maxLength={openapiMaximumLength}
              spellCheck={false}
            />
          )}
        </Field>
        <CallFailure error={form.failure} />
        <Button type="submit" variant="secondary" isBusy={form.isBusy}>
          List its calls
        </Button>
      </form>
      {reading.data && !form.isBusy && (
        <ul aria-label="Calls of the document" className="mt-4 max-h-96 overflow-y-auto border-t border-line">
          {reading.data.data.map((operation) => (
            <Operation key={operation.title} operation={operation} onChoose={onChoose} />
          ))}
        </ul>
      )}
    </Card>
  );
}

interface OperationProps {
  operation: OpenapiOperation;
  onChoose: (operation: OpenapiOperation) => void;
}

function Operation({ operation, onChoose }: OperationProps) {
  const { title, obstacle, action } = operation;
  return (
    <ItemRow
      title={title}
      text={obstacle ?? action.name}
      actions={
        obstacle === null && (
          <Button
            size="sm"
            variant="secondary"
            aria-label={`Use ${title}`}
            onClick={() => onChoose(operation)}
          >
            Use
          </Button>
        )
      }
    />
  );
}
