import { type ButtonLook, buttonStyle } from '#web/ui/button-style.ts';
import { GoogleMark } from './google-mark.tsx';
import { googleStart } from './google-start.ts';

interface GoogleButtonProps {
  /** What it is called, where the words on it are fewer. */
  name?: string;
  children: string;
  isConfigured: boolean;
  /** Page to come back to. */
  next: string;
  /** Who led here; it survives the way over Google. */
  referralCode: string | null;
  onMissing: (sentence: string) => void;
  size?: ButtonLook['size'];
  className?: string;
}

/** Leads to Google, or says the sentence of the specification where this install has no Google sign-in. */
export function GoogleButton({
  name,
  children,
  isConfigured,
  next,
  referralCode,
  onMissing,
  ...look
}: GoogleButtonProps) {
  const { className, ...style } = look;
  const shared = {
    'aria-label': name,
    className: buttonStyle({ variant: 'secondary', ...style }, className),
  };
  const content = (
    <>
      <GoogleMark />
      {children}
    </>
  );
  return isConfigured ? (
    <a href={googleStart(next, referralCode)} {...shared}>
      {content}
    </a>
  ) : (
    <button
      type="button"
      onClick={() => onMissing('Google authentication is not yet implemented.')}
      {...shared}
    >
      {content}
    </button>
  );
}
