import { type ThemeChoice, useTheme } from '#web/shell/theme.tsx';
import { Card } from '#web/ui/card.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';

const options = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System', description: 'As this device is set' },
];

export function ThemeCard() {
  const { choice, chooseTheme } = useTheme();
  return (
    <Card title="Appearance" description="Kept in this browser and in force at once.">
      <RadioCards
        legend="Theme"
        name="theme"
        options={options}
        value={choice}
        onChange={(event) => chooseTheme(event.target.value as ThemeChoice)}
      />
    </Card>
  );
}
