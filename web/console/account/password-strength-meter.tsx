import { maximumStrengthPoints, passwordStrength } from '#core/safety/passwords/password-strength.ts';
import { Bar } from '#web/ui/bar.tsx';

const looks = {
  weak: { fill: 'bg-failed', word: 'Weak' },
  fair: { fill: 'bg-accent', word: 'Fair' },
  strong: { fill: 'bg-ready', word: 'Strong' },
};

/** Shows only when there is a password; its place is kept, so that the form does not jump. */
export function PasswordStrengthMeter({ password }: { password: string }) {
  const { points, level } = passwordStrength(password);
  const { fill, word } = looks[level];
  return (
    <div className="mt-1.5 h-4">
      {password && (
        <div className="flex items-center gap-3">
          <Bar
            label="Password strength"
            value={points}
            maximum={maximumStrengthPoints}
            valueText={word}
            fill={fill}
            className="flex-1"
          />
          <span className="w-12 text-right text-xs text-ink-secondary">{word}</span>
        </div>
      )}
    </div>
  );
}
