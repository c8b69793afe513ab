import { Plus, Trash2 } from 'lucide-react';
import type { AgentSettings } from '#contract/agents/agents.schemas.ts';
import {
  messageRulesMaximum,
  type RuleMoment,
  type RuleVisitors,
  ruleTextMaximumLength,
  ruleWaitMaximumSeconds,
} from '#contract/look/look.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { NumberInput } from '#web/ui/forms/number-input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Notice } from '#web/ui/notice.tsx';

type Rule = AgentSettings['messageRules'][number];

const moments: Record<RuleMoment, string> = {
  time: 'After some time on the page',
  exit: 'When the pointer leaves the page',
};
const visitors: Record<RuleVisitors, string> = {
  all: 'Everyone',
  new: 'First visit',
  returning: 'Returning visitors',
};

interface MessageRulesProps {
  value: readonly Rule[];
  onChange: (value: Rule[]) => void;
  error: string | undefined;
}

/** Messages that the chat shows by itself, each with when, where and to whom. */
export function MessageRules({ value, onChange, error }: MessageRulesProps) {
  const add = () =>
    onChange([...value, { text: '', page: '', moment: 'time', seconds: 20, visitors: 'all' }]);
  return (
    <Card
      title="Messages by rule"
      description="Shown next to the button before a visitor opens the chat. The first message that fits is shown, and each at most once per visit."
    >
      <div className="space-y-5">
        {value.map((rule, at) => (
          <RuleFields
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same while they are written
            key={at}
            name={`Message ${at + 1}`}
            rule={rule}
            onChange={(changes) => onChange(value.with(at, { ...rule, ...changes }))}
            onRemove={() => onChange(value.toSpliced(at, 1))}
          />
        ))}
        {error && <Notice tone="error">{error.replace(/^Line (\d+): /, 'Message $1: ')}</Notice>}
        {value.length < messageRulesMaximum && (
          <Button variant="secondary" size="sm" onClick={add}>
            <Plus aria-hidden />
            Add a message
          </Button>
        )}
      </div>
    </Card>
  );
}

interface RuleFieldsProps {
  name: string;
  rule: Rule;
  onChange: (changes: Partial<Rule>) => void;
  onRemove: () => void;
}

function RuleFields({ name, rule, onChange, onRemove }: RuleFieldsProps) {
  const { text, page, moment, seconds, visitors: who } = rule;
  return (
    <fieldset className="space-y-3 rounded-md border border-line p-4">
      <legend className="sr-only">{name}</legend>
      <div className="flex items-center justify-between gap-2">
        <span aria-hidden className="text-sm font-semibold">
          {name}
        </span>
        <IconButton label={`Remove ${name.toLowerCase()}`} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <Field label="Text">
        {(field) => (
          <TextArea
            {...field}
            data-field="messageRules"
            rows={2}
            value={text}
            maxLength={ruleTextMaximumLength}
            onChange={(event) => onChange({ text: event.target.value })}
          />
        )}
      </Field>
      <div className="grid gap-3 sm:grid-cols-2">
        <Choice label="When" value={moment} labels={moments} onChange={(moment) => onChange({ moment })} />
        <Field label={moment === 'time' ? 'Seconds' : 'After at least (seconds)'}>
          {(field) => (
            <NumberInput
              {...field}
              data-field="messageRules"
              max={ruleWaitMaximumSeconds}
              value={Number.isNaN(seconds) ? null : seconds}
              onChange={(value) => onChange({ seconds: value ?? Number.NaN })}
            />
          )}
        </Field>
        <Choice
          label="Who sees it"
          value={who}
          labels={visitors}
          onChange={(visitors) => onChange({ visitors })}
        />
        <Field label="On pages with" isOptional hint="A part of the path. / is the home page.">
          {(field) => (
            <TextInput
              {...field}
              value={page}
              placeholder="/pricing"
              maxLength={200}
              autoComplete="off"
              onChange={(event) => onChange({ page: event.target.value })}
            />
          )}
        </Field>
      </div>
    </fieldset>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  labels: Readonly<Record<Value, string>>;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, labels, onChange }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      {(field) => (
        <Select {...field} value={value} onChange={(event) => onChange(event.target.value as Value)}>
          {Object.entries<string>(labels).map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
