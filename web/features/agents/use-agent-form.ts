import { useEffect, useState } from 'react';
import { type FieldPath, type UseFormReturn, useForm } from 'react-hook-form';
import { type Agent, type AgentSettings, agentSettingsSchema } from '#contract/agents.schemas.ts';
import { useUpdateAgent } from '#web/console/agents/agents.queries.ts';
import { CallError, describeError } from '#web/lib/call-error.ts';
import { resolveWith } from '#web/lib/resolve-with.ts';
import { showToast } from '#web/ui/overlays/toast.tsx';

export interface AgentForm {
  form: UseFormReturn<AgentSettings>;
  /** For the form's onSubmit: sends only what was changed. */
  save: (event?: React.BaseSyntheticEvent) => Promise<void>;
  isSaving: boolean;
  /** What the server refused, beyond single fields. */
  failure: string | null;
}

/** The settings of an agent as a form. What is typed stays while the agent is loaded anew behind it. */
export function useAgentForm(agent: Agent): AgentForm {
  const update = useUpdateAgent(agent.id);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<AgentSettings>({
    defaultValues: agentSettingsSchema.parse(agent),
    resolver: resolveWith<AgentSettings>(agentSettingsSchema),
    mode: 'onTouched',
  });
  const { dirtyFields, isDirty } = form.formState;

  useEffect(() => {
    if (!isDirty) form.reset(agentSettingsSchema.parse(agent));
  }, [agent, isDirty, form]);

  const save = form.handleSubmit(async (values) => {
    setFailure(null);
    const changed = Object.keys(dirtyFields) as (keyof AgentSettings)[];
    if (changed.length === 0) {
      showToast.done('Everything is saved already.');
      return;
    }
    try {
      const saved = await update.mutateAsync(
        Object.fromEntries(changed.map((field) => [field, values[field]])),
      );
      form.reset(agentSettingsSchema.parse(saved));
      showToast.done('Saved.');
    } catch (error) {
      if (error instanceof CallError) {
        for (const [path, message] of Object.entries(error.details)) {
          form.setError(path.split('.')[0] as FieldPath<AgentSettings>, { message });
        }
      }
      setFailure(describeError(error));
    }
  });

  return { form, save, isSaving: update.isPending, failure };
}
