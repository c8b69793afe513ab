import { type WrappedCardId, wrappedCardNames, wrappedLooks } from '#contract/wrapped/wrapped.ts';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { ShownYear, WrappedChoice } from './wrapped-choice.ts';

interface WrappedControlsProps {
  shown: ShownYear;
  choice: WrappedChoice;
  onChange: (choice: WrappedChoice) => void;
}

const lookNames = { light: 'Light', dark: 'Dark' };

/** Which year, which cards and whose names. */
export function WrappedControls({ shown, choice, onChange }: WrappedControlsProps) {
  const showsPeople = choice.named.length > 0;
  const showsWords = choice.cards.includes('words') || choice.cards.includes('emoji');
  return (
    <Card
      title="What the cards show"
      description="Nobody is named and nothing that anyone wrote is shown unless you switch it on. Photos are not stored, so no card has one."
    >
      <div className="space-y-5">
        <div className="flex flex-wrap gap-x-6 gap-y-4">
          <Field label="Year" className="min-w-0 flex-1 basis-40">
            {(control) => (
              <Select
                {...control}
                value={String(shown.year)}
                onChange={(event) => onChange({ ...choice, year: Number(event.target.value) })}
              >
                {shown.years.map((year) => (
                  <option key={year}>{year}</option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Colours" className="min-w-0 flex-1 basis-40">
            {(control) => (
              <Select
                {...control}
                value={choice.look}
                onChange={(event) => {
                  const look = wrappedLooks.find((each) => each === event.target.value) ?? 'light';
                  onChange({ ...choice, look });
                }}
              >
                {wrappedLooks.map((look) => (
                  <option key={look} value={look}>
                    {lookNames[look]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <Boxes
          legend="Cards"
          options={shown.cards.map(({ id }) => ({ value: id, label: wrappedCardNames[id] }))}
          chosen={choice.cards}
          onChange={(cards) => onChange({ ...choice, cards: cards as WrappedCardId[] })}
        />
        {shown.people.length > 1 && (
          <Boxes
            legend="Names"
            hint="Everybody else is “A friend”. Switch yourself on if you want your name on the cards."
            options={shown.people.map(({ personId, name, canBeNamed }) => ({
              value: personId,
              label: canBeNamed ? name : `${name} (the cards do not have these letters)`,
              isDisabled: !canBeNamed,
            }))}
            chosen={choice.named}
            onChange={(named) => onChange({ ...choice, named })}
          />
        )}
        {(showsPeople || showsWords) && (
          <Notice tone="warning">
            {showsPeople && showsWords
              ? 'The cards show names, and words or emoji that people wrote. Ask them before you share.'
              : showsPeople
                ? 'The cards show names. Ask the people before you share.'
                : 'The cards show words or emoji that people wrote. Ask them before you share.'}
          </Notice>
        )}
      </div>
    </Card>
  );
}

interface BoxesProps {
  legend: string;
  hint?: string;
  options: readonly { value: string; label: string; isDisabled?: boolean }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Some of a few. */
function Boxes({ legend, hint, options, chosen, onChange }: BoxesProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {options.map(({ value, label, isDisabled = false }) => (
          <Checkbox
            key={value}
            label={label}
            checked={chosen.includes(value)}
            disabled={isDisabled}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
            }
          />
        ))}
      </div>
      {hint && <p className="mt-1.5 text-xs text-ink-secondary">{hint}</p>}
    </fieldset>
  );
}
