import { useState } from 'react';
import type { Action, ActionDraft, ActionParameter } from '#contract/actions/actions.schemas.ts';
import {
  type ActionMethod,
  actionBodyMaximumLength,
  actionDescriptionMaximumLength,
  actionMethods,
  actionNameMaximumLength,
  actionReplyMaximumLength,
  actionUrlMaximumLength,
  timeoutSeconds,
} from '#contract/actions/actions.ts';
import { VerifyFirst } from '#web/console/account/verify-first.tsx';
import { CallFailure } from '#web/console/plans/call-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { refuseEmpty } from '#web/ui/forms/refuse-empty.ts';
import { Select } from '#web/ui/forms/select.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { type Form, useForm } from '#web/ui/forms/use-form.ts';
import { useSaveAction } from './actions.queries.ts';
import { type DraftHeader, HeaderFields } from './header-fields.tsx';
import { ParameterFields } from './parameter-fields.tsx';
import { readActionFields } from './read-action-fields.ts';

interface ActionFormProps {
  agentId: string;
  /** Null for a new one. */
  actionId: string | null;
  /** What the form begins with. */
  action: ActionDraft | null;
  onSaved: (action: Action) => void;
}

/** How an action is called, when it is used and what is answered with its result. */
export function ActionForm({ agentId, actionId, action, onSaved }: ActionFormProps) {
  const saving = useSaveAction(agentId, actionId);
  const [parameters, setParameters] = useState<ActionParameter[]>(action?.parameters ?? []);
  const [headers, setHeaders] = useState<DraftHeader[]>(headersOf(action, actionId !== null));
  const form = useForm({
    read: (data) => ({ ...readActionFields(data), parameters, headers: headers.map(withoutEmptyValue) }),
    check: refuseEmpty({ name: 'Enter a name.', url: 'Enter a URL.' }),
    send: async (body) => {
      const saved = await saving.mutateAsync(body);
      setHeaders(headersOf(saved, true));
      onSaved(saved);
    },
    warnsBeforeLeaving: true,
  });
  return (
    <form {...form.props} className="max-w-2xl space-y-8">
      <VerifyFirst purpose="save actions" />
      <Purpose action={action} form={form} />
      <section className="space-y-4">
        <h2 className="text-base font-semibold">The call</h2>
        <ParameterFields parameters={parameters} onChange={setParameters} error={form.errors.parameters} />
        <Request action={action} form={form} />
        <HeaderFields headers={headers} onChange={setHeaders} error={form.errors.headers} />
      </section>
      <Result action={action} form={form} />
      <CallFailure error={form.failure} />
      <Button type="submit" isBusy={form.isBusy}>
        {actionId === null ? 'Create action' : 'Save'}
      </Button>
    </form>
  );
}

const headersOf = (action: ActionDraft | null, isStored: boolean): DraftHeader[] =>
  (action?.headers ?? []).map(({ name }) => ({ name, value: '', isStored }));

/** A stored value that was not typed again stays. */
const withoutEmptyValue = ({ name, value, isStored }: DraftHeader) =>
  isStored && value === '' ? { name } : { name, value };

interface PartProps {
  action: ActionDraft | null;
  form: Pick<Form, 'errors'>;
}

function Purpose({ action, form: { errors } }: PartProps) {
  return (
    <section className="space-y-4">
      <Field label="Name" hint="Visitors see it above the form." error={errors.name} isRequired>
        {(control) => (
          <TextInput
            {...control}
            name="name"
            defaultValue={action?.name}
            maxLength={actionNameMaximumLength}
            placeholder="Order status"
            autoComplete="off"
          />
        )}
      </Field>
      <Field
        label="What it is for"
        hint="A language model decides by this when to use the action."
        error={errors.description}
        isOptional
      >
        {(control) => (
          <TextArea
            {...control}
            name="description"
            rows={2}
            defaultValue={action?.description}
            maxLength={actionDescriptionMaximumLength}
            placeholder="Finds out where an order is and when it arrives"
          />
        )}
      </Field>
      <Field
        label="Phrases"
        hint="One on each line. Without a language model the action is used for questions that contain one of them."
        error={errors.triggers}
        isOptional
      >
        {(control) => (
          <TextArea
            {...control}
            name="triggers"
            rows={2}
            defaultValue={action?.triggers.join('\n')}
            placeholder={'where is my order\ntrack my parcel'}
          />
        )}
      </Field>
      <Switch
        name="isOn"
        label="On"
        description="Your agent uses this action."
        defaultChecked={action?.isOn ?? true}
      />
    </section>
  );
}

function Request({ action, form: { errors } }: PartProps) {
  const [method, setMethod] = useState(action?.method ?? 'GET');
  /** Null until somebody decides: then what only reads needs no confirmation. */
  const [asksFirst, setAsksFirst] = useState(action?.needsConfirmation ?? null);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <Field label="Method" error={errors.method}>
          {(control) => (
            <Select
              {...control}
              name="method"
              value={method}
              onChange={({ target }) => setMethod(target.value as ActionMethod)}
            >
              {actionMethods.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label="URL"
          hint="A public URL that begins with https://. Write parameters in braces."
          error={errors.url}
          isRequired
        >
          {(control) => (
            <TextInput
              {...control}
              name="url"
              inputMode="url"
              defaultValue={action?.url}
              maxLength={actionUrlMaximumLength}
              placeholder="https://shop.example/orders/{order}"
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </Field>
      </div>
      <BodyField action={action} form={{ errors }} />
      <Field
        label="Longest wait"
        hint={`Seconds, at most ${timeoutSeconds.most}.`}
        error={errors.timeoutSeconds}
      >
        {(control) => (
          <TextInput
            {...control}
            name="timeoutSeconds"
            type="number"
            min={timeoutSeconds.least}
            max={timeoutSeconds.most}
            defaultValue={action?.timeoutSeconds ?? timeoutSeconds.usual}
            className="max-w-32"
          />
        )}
      </Field>
      <Switch
        name="needsConfirmation"
        label="Ask the visitor first"
        description="The visitor sees what is sent and presses Send. Turn it on for what changes something."
        checked={asksFirst ?? method !== 'GET'}
        onChange={({ target }) => setAsksFirst(target.checked)}
      />
    </>
  );
}

function BodyField({ action, form: { errors } }: PartProps) {
  return (
    <Field
      label="Body"
      hint="JSON for POST, PUT and PATCH. Empty: the parameters that the URL does not have."
      error={errors.body}
      isOptional
    >
      {(control) => (
        <TextArea
          {...control}
          name="body"
          rows={2}
          className="font-mono text-xs"
          defaultValue={action?.body}
          maxLength={actionBodyMaximumLength}
          placeholder={'{"order": "{order}"}'}
          spellCheck={false}
        />
      )}
    </Field>
  );
}

function Result({ action, form: { errors } }: PartProps) {
  return (
    <section className="space-y-4">
      <h2 className="text-base font-semibold">The answer</h2>
      <Field
        label="Path"
        hint="The part of the JSON answer that counts. Empty: all of it."
        error={errors.resultPath}
        isOptional
      >
        {(control) => (
          <TextInput
            {...control}
            name="resultPath"
            defaultValue={action?.resultPath}
            maxLength={200}
            placeholder="data.orders[0]"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Field
        label="Reply"
        hint="What visitors read without a language model. Write parameters and fields of the answer in braces. Empty: all fields."
        error={errors.reply}
        isOptional
      >
        {(control) => (
          <TextArea
            {...control}
            name="reply"
            rows={2}
            defaultValue={action?.reply}
            maxLength={actionReplyMaximumLength}
            placeholder="Order {order} is {status}."
          />
        )}
      </Field>
    </section>
  );
}
