import { type ThemeChoice, useTheme } from '#web/shell/theme.tsx';
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
    <Card title="Appearance" description="Kept in this browser and in force at once.">
      <RadioCards
        legend="Theme"
        hint="System follows what this device is set to."
        name="theme"
        options={options}
        value={choice}
        onChange={(event) => chooseTheme(event.target.value as ThemeChoice)}
      />
    </Card>
  );
}
