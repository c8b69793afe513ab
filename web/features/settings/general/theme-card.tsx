import { type ThemeChoice, useTheme } from '#web/shell/theme/theme.tsx';
import { Card } from '#web/ui/card.tsx';
import { RadioCards } from '#web/ui/forms/radio-cards.tsx';

const options = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
];

export function ThemeCard() {
  const { choice, chooseTheme } = useTheme();
  return (
    <Card isSplit title="Appearance" description="Saved in this browser. Changes apply immediately.">
      <RadioCards
        legend="Theme"
        hint="System uses your device’s setting."
        name="theme"
        options={options}
        value={choice}
        onChange={(event) => chooseTheme(event.target.value as ThemeChoice)}
      />
    </Card>
  );
}
