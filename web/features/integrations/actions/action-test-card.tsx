import type { Action, ActionParameter, ActionTest } from '#contract/actions/actions.schemas.ts';
import { parameterValueMaximumLength } from '#contract/actions/actions.ts';
import { CallFailure } from '#web/console/plans/call-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useTestAction } from './actions.queries.ts';

/** Calls a saved action with values of one's own, and shows what came back. */
export function ActionTestCard({ action }: { action: Action }) {
  const test = useTestAction(action.agentId, action.id);
  const form = useForm({
    read: (data) => ({
      values: Object.fromEntries(
        action.parameters.map(({ name }) => [name, String(data.get(`value-${name}`) ?? '')]),
      ),
    }),
    check: ({ values }) =>
      Object.fromEntries(
        action.parameters
          .filter(({ name, isRequired }) => isRequired && (values[name] ?? '').trim() === '')
          .map(({ name, label }) => [`value-${name}`, `Enter a value for ${label}.`]),
      ),
    send: ({ values }) => test.mutateAsync(values),
  });
  return (
    <Card
      title="Test"
      description="Calls your server as saved above. What the call does there is done for real."
    >
      <form {...form.props} className="max-w-2xl space-y-4">
        {action.parameters.map((parameter) => (
          <ValueField
            key={parameter.name}
            parameter={parameter}
            error={form.errors[`value-${parameter.name}`]}
          />
        ))}
        <CallFailure error={form.failure} />
        <Button type="submit" variant="secondary" isBusy={form.isBusy}>
          Run the test
        </Button>
        {test.data && !form.isBusy && <TestResult test={test.data} />}
      </form>
    </Card>
  );
}

interface ValueFieldProps {
  parameter: ActionParameter;
  error: string | undefined;
}

function ValueField({ parameter: { name, label, kind, isRequired, options }, error }: ValueFieldProps) {
  return (
    <Field label={label} error={error} isOptional={!isRequired}>
      {(control) =>
        kind === 'choice' ? (
          <Select {...control} name={`value-${name}`}>
            <option value="">Choose</option>
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </Select>
        ) : (
          <TextInput
            {...control}
            name={`value-${name}`}
            type={kind === 'date' ? 'date' : 'text'}
            maxLength={parameterValueMaximumLength}
            autoComplete="off"
          />
        )
      }
    </Field>
  );
}

function TestResult({ test }: { test: ActionTest }) {
  const { outcome, status, problem, durationMs, request, answer, reply } = test;
  return (
    <div className="space-y-3">
      <Notice tone={outcome === 'failed' ? 'error' : outcome === 'empty' ? 'warning' : 'success'}>
        {outcome === 'failed'
          ? `The call failed after ${durationMs} ms. ${problem}`
          : outcome === 'empty'
            ? `Your server answered ${status} in ${durationMs} ms, with nothing at this path.`
            : `Your server answered ${status} in ${durationMs} ms.`}
      </Notice>
      <dl className="space-y-3 text-sm">
        <Part name="Called">{request}</Part>
        {answer && <Part name="Answer">{answer}</Part>}
        {reply && <Part name="Visitors read">{reply}</Part>}
      </dl>
    </div>
  );
}

function Part({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd className="max-h-60 overflow-auto font-mono text-xs wrap-anywhere whitespace-pre-wrap" dir="auto">
        {children}
      </dd>
    </div>
  );
}
