import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useMemo, useState } from 'react';
import { type Agent, type AgentSettings, agentSettingsSchema } from '#contract/agents/agents.schemas.ts';
import { publicNeedsUsername } from '#contract/agents/agents.ts';
import { agentQuery, useUpdateAgent } from '#web/console/agents/agents.queries.ts';
import { CallError } from '#web/lib/call-error.ts';
import { checkWith } from '#web/ui/forms/check-with.ts';
import { type Form, useForm } from '#web/ui/forms/use-form.ts';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { settingNames } from './setting-names.ts';

type FieldName = keyof AgentSettings & string;
type FieldNameOf<Value> = {
  [Name in FieldName]: AgentSettings[Name] extends Value ? Name : never;
}[FieldName];

export interface Conflict {
  message: string;
  /** Which settings, and who has changed them. */
  changes: { name: string; sentence: string }[];
  /** Goes on with what was typed, which the next save puts in place of theirs. */
  keepMine: () => void;
  /** Drops what was typed where somebody else has saved. */
  takeTheirs: () => void;
}

export interface AgentForm {
  form: Form;
  /** The settings with what was typed over them. */
  values: AgentSettings;
  hasUnsaved: boolean;
  /** Settings that somebody else has saved while these were edited, with who did it; null for none. */
  conflict: Conflict | null;
  change: (changes: Partial<AgentSettings>) => void;
  /** Drops all that was typed. */
  discard: () => void;
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
  number: <Name extends FieldNameOf<number | null>>(
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
 * The settings of an agent as a form, of which only what was changed is sent. What is typed takes precedence over the agent, so that
 * it stays while the agent is loaded again behind it.
 */
export function useAgentForm(agent: Agent): AgentForm {
  const update = useUpdateAgent(agent.id);
  const queryClient = useQueryClient();
  const saved = useMemo(() => agentSettingsSchema.parse(agent), [agent]);
  const [typed, setTyped] = useState<Partial<AgentSettings>>({});
  // The version that was seen when the editing began: the agent is loaded again behind it.
  const [seenVersion, setSeenVersion] = useState(agent.version);
  const [refused, setRefused] = useState<CallError | null>(null);
  const values = { ...saved, ...typed };
  const changed = (Object.keys(typed) as FieldName[]).filter((name) => !isSame(typed[name], saved[name]));

  const form = useForm({
    read: () => values,
    check: (values) => ({
      ...(values.isPublic && values.username === null ? { username: publicNeedsUsername } : {}),
      ...checkSettings(values),
    }),
    send: async () => {
      if (changed.length === 0) {
        showToast.done('No changes to save.');
        return;
      }
      const clean = agentSettingsSchema.parse(values);
      const changes = Object.fromEntries(changed.map((name) => [name, clean[name]]));
      try {
        setSeenVersion((await update.mutateAsync({ ...changes, version: seenVersion })).version);
      } catch (error) {
        if (!(error instanceof CallError && error.code === 'conflict')) throw error;
        setRefused(error);
        await queryClient.invalidateQueries({ queryKey: agentQuery(agent.id).queryKey });
        throw error;
      }
      // What was typed in the meantime is still to be saved.
      setTyped((now) =>
        Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== typed[name as FieldName])),
      );
      showToast.done('Saved.');
    },
    checksOnBlur: true,
  });

  const change = (changes: Partial<AgentSettings>) => {
    if (changed.length === 0) setSeenVersion(agent.version);
    setTyped((now) => ({ ...now, ...changes }));
  };
  const settle = (dropped: readonly string[]) => {
    setTyped((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !dropped.includes(name))));
    setSeenVersion(agent.version);
    setRefused(null);
    form.forget();
  };
  const conflict = refused && describeConflict(refused, settle);
  return {
    form,
    values,
    hasUnsaved: changed.length > 0 && !form.isBusy,
    conflict,
    change,
    discard: () => settle(Object.keys(typed)),
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

const checkSettings = checkWith(agentSettingsSchema);
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function describeConflict(refused: CallError, settle: (dropped: readonly string[]) => void): Conflict {
  return {
    message: refused.message,
    changes: Object.entries(refused.details).map(([field, sentence]) => ({
      name: settingNames[field as FieldName],
      sentence,
    })),
    keepMine: () => settle([]),
    takeTheirs: () => settle(Object.keys(refused.details)),
  };
}
