import { defaultMessageColor } from '#contract/agents/agents.ts';
import { contrastRatio } from '#core/look/contrast-ratio.ts';
import { pickSurface } from '#core/look/pick-surface.ts';
import { AgentFace } from '#web/features/agents/agent-face.tsx';
import { AgentPictureField } from '#web/features/agents/agent-picture-field.tsx';
import { Card } from '#web/ui/card.tsx';
import { ColorField } from '#web/ui/forms/color-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useLook } from './use-look.ts';

/** All of them carry white. */
const swatches = [
  { name: 'Blue', color: defaultMessageColor },
  { name: 'Indigo', color: '#4f46c8' },
  { name: 'Violet', color: '#8a3fb5' },
  { name: 'Rose', color: '#c2255c' },
  { name: 'Red', color: '#b3361f' },
  { name: 'Amber', color: '#a15c07' },
  { name: 'Green', color: '#1f5c4a' },
  { name: 'Black', color: '#1f2937' },
];

/** How well text can be read on a colour, as the chat draws it. */
function describeContrast(messageColor: string): string | undefined {
  if (!/^#[0-9a-fA-F]{6}$/.test(messageColor)) return undefined;
  const { backgroundColor, color } = pickSurface(messageColor);
  const text = color === '#ffffff' ? 'White' : 'Dark';
  const ratio = contrastRatio(backgroundColor, color).toFixed(1);
  return `${text} text on it has a contrast of ${ratio} to 1. From 4.5 everyone can read it.`;
}

export default function GeneralTab() {
  const { agent, form, values, change, text, toggle } = useLook();
  return (
    <Card title="General">
      <div className="space-y-5">
        <Field label="Display name" hint="Customers see this name." error={form.errors.displayName}>
          {(field) => <TextInput {...field} {...text('displayName')} maxLength={80} autoComplete="off" />}
        </Field>
        <AgentPictureField agent={agent} kind="avatar">
          <AgentFace agent={{ ...agent, messageColor: values.messageColor }} className="size-16" />
        </AgentPictureField>
        <Switch
          label="AI Agent Opened"
          description="The chat opens directly when a visitor opens your website."
          {...toggle('isOpenedOnLoad')}
        />
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-[1.35fr_1fr_1fr]">
          <Field label="Light or dark">
            {(field) => (
              <Select {...field} {...text('colorMode')}>
                <option value="auto">Same as the visitor’s device</option>
                <option value="light">Light Mode</option>
                <option value="dark">Dark Mode</option>
              </Select>
            )}
          </Field>
          <Field label="Position">
            {(field) => (
              <Select {...field} {...text('position')}>
                <option value="right">Bottom right</option>
                <option value="left">Bottom left</option>
              </Select>
            )}
          </Field>
          <Field label="Size" hint="Full screen on phones.">
            {(field) => (
              <Select {...field} {...text('size')}>
                <option value="small">Small</option>
                <option value="medium">Medium</option>
                <option value="large">Large</option>
              </Select>
            )}
          </Field>
        </div>
        <Field
          label="Message colour"
          hint={describeContrast(values.messageColor)}
          error={form.errors.messageColor}
        >
          {(field) => (
            <ColorField
              {...field}
              name="messageColor"
              value={values.messageColor}
              swatches={swatches}
              onChange={(messageColor) => change({ messageColor })}
            />
          )}
        </Field>
      </div>
    </Card>
  );
}
