import { type ChangeEvent, useMemo, useState } from 'react';
import { type Agent, type AgentSettings, agentSettingsSchema } from '#contract/agents/agents.schemas.ts';
import { useUpdateAgent } from '#web/console/agents/agents.queries.ts';
import { checkWith } from '#web/ui/forms/check-with.ts';
import { type Form, useForm } from '#web/ui/forms/use-form.ts';
import { showToast } from '#web/ui/overlays/toast.tsx';

type FieldName = keyof AgentSettings & string;
type FieldNameOf<Value> = {
  [Name in FieldName]: AgentSettings[Name] extends Value ? Name : never;
}[FieldName];

export interface AgentForm {
  form: Form;
  /** The settings with what was typed over them. */
  values: AgentSettings;
  hasUnsaved: boolean;
  change: (changes: Partial<AgentSettings>) => void;
  /** Props for the control of a text or a choice. */
  text: <Name extends FieldNameOf<string>>(
    name: Name,
  ) => {
    name: Name;
    value: AgentSettings[Name];
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
  };
  /** Props for the control of a text that may be left out. */
  optionalText: (name: FieldNameOf<string | null>) => {
    name: string;
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
  /** Props for the control of a number that may be left out. */
  number: <Name extends 'messagesPerVisitor' | 'messagesPerAddress'>(
    name: Name,
  ) => { name: Name; value: number | null; onChange: (value: number | null) => void };
  /** Props for the control of something that is on or off. */
  toggle: (name: FieldNameOf<boolean>) => {
    name: string;
    checked: boolean;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
}

/**
 * The settings of an agent as a form, of which only what was changed is sent. What is typed lies over the agent, so that
 * it stays while the agent is loaded again behind it.
 */
export function useAgentForm(agent: Agent): AgentForm {
  const update = useUpdateAgent(agent.id);
  const saved = useMemo(() => agentSettingsSchema.parse(agent), [agent]);
  const [typed, setTyped] = useState<Partial<AgentSettings>>({});
  const values = { ...saved, ...typed };
  const changed = (Object.keys(typed) as FieldName[]).filter((name) => !isSame(typed[name], saved[name]));

  const form = useForm({
    read: () => values,
    check: checkWith(agentSettingsSchema),
    send: async () => {
      if (changed.length === 0) {
        showToast.done('No changes to save.');
        return;
      }
      const clean = agentSettingsSchema.parse(values);
      await update.mutateAsync(Object.fromEntries(changed.map((name) => [name, clean[name]])));
      // What was typed in the meantime is still to be saved.
      setTyped((now) =>
        Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== typed[name as FieldName])),
      );
      showToast.done('Saved.');
    },
    checksOnBlur: true,
  });

  const change = (changes: Partial<AgentSettings>) => setTyped((now) => ({ ...now, ...changes }));
  return {
    form,
    values,
    hasUnsaved: changed.length > 0 && !form.isBusy,
    change,
    text: (name) => ({
      name,
      value: values[name],
      onChange: (event) => change({ [name]: event.target.value }),
    }),
    optionalText: (name) => ({
      name,
      value: values[name] ?? '',
      onChange: (event) => change({ [name]: event.target.value.trim() === '' ? null : event.target.value }),
    }),
    number: (name) => ({ name, value: values[name], onChange: (value) => change({ [name]: value }) }),
    toggle: (name) => ({
      name,
      checked: values[name],
      onChange: (event) => change({ [name]: event.target.checked }),
    }),
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
