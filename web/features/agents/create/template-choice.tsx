import type { AgentTemplateId } from '#contract/agents/agents.ts';
import { agentTemplate, agentTemplates } from '#contract/agents/templates.ts';
import { RadioCards } from '#web/ui/forms/radio-cards.tsx';
import { Fold } from './fold.tsx';

interface TemplateChoiceProps {
  value: AgentTemplateId | null;
  onChange: (template: AgentTemplateId | null) => void;
}

const options = [
  { value: '', label: 'Blank', description: 'The default prompt and look.' },
  ...agentTemplates.map(({ id, label, description }) => ({ value: id, label, description })),
];

/** What the agent starts from: how it answers, looks and asks for contact details. Closed, as most begin with a website. */
export function TemplateChoice({ value, onChange }: TemplateChoiceProps) {
  return (
    <Fold label={`Template: ${agentTemplate(value)?.label ?? 'none'}`}>
      <RadioCards
        legend="Start from"
        name="template"
        options={options}
        value={value ?? ''}
        onChange={({ target }) => onChange(agentTemplate(target.value)?.id ?? null)}
      />
    </Fold>
  );
}
