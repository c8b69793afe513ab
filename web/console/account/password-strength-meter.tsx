import { maximumStrengthPoints, passwordStrength } from '#core/safety/passwords/password-strength.ts';
import { Bar } from '#web/ui/bar.tsx';
import { classNames } from '#web/ui/class-names.ts';

const looks = {
  weak: { fill: 'bg-failed', word: 'Weak' },
  fair: { fill: 'bg-accent', word: 'Fair' },
  strong: { fill: 'bg-ready', word: 'Strong' },
};

/** Shows only when there is a password, and opens softly, so that the form does not jump. */
export function PasswordStrengthMeter({ password }: { password: string }) {
  const { points, level } = passwordStrength(password);
  const { fill, word } = looks[level];
  return (
    <div className={classNames('transition-[height] ease-out', password ? 'h-6 overflow-hidden' : 'h-0')}>
      {password && (
        <div className="flex items-center gap-3 pt-1.5">
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
