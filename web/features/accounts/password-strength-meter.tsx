import { maximumStrengthPoints, passwordStrength } from '#core/safety/password-strength.ts';
import { classNames } from '#web/ui/class-names.ts';

const looks = {
  weak: { bar: 'bg-failed', word: 'Weak' },
  fair: { bar: 'bg-accent', word: 'Fair' },
  strong: { bar: 'bg-ready', word: 'Strong' },
};

/** Shows only when there is a password; its place is kept, so that the form does not jump. */
export function PasswordStrengthMeter({ password }: { password: string }) {
  const { points, level } = passwordStrength(password);
  const { bar, word } = looks[level];
  return (
    <div className="mt-2 h-5">
      {password && (
        <div className="flex items-center gap-3">
          <div
            role="meter"
            aria-label="Password strength"
            aria-valuemin={0}
            aria-valuemax={maximumStrengthPoints}
            aria-valuenow={points}
            aria-valuetext={word}
            className="h-1.5 flex-1 overflow-hidden rounded-full bg-line"
          >
            <div
              className={classNames('h-full rounded-full transition-all', bar)}
              style={{ width: `${(points / maximumStrengthPoints) * 100}%` }}
            />
          </div>
          <span className="w-12 text-right text-xs text-ink-secondary">{word}</span>
        </div>
      )}
    </div>
  );
}
