import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';

/** Replaces the form after sending and takes the focus. */
export function ThankYou({ onAgain }: { onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex min-h-96 flex-col items-start justify-center">
      <span className="flex size-14 items-center justify-center rounded-full bg-ready-soft text-ready">
        <MailCheck aria-hidden className="size-6" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="mt-5 font-display text-2xl font-semibold outline-none">
        Thank you!
      </h2>
      <p className="mt-2 max-w-sm text-lg text-ink-secondary">
        Your message was sent. We will get back to you soon by email.
      </p>
      <Button variant="secondary" className="mt-6" onClick={onAgain}>
        Write another message
      </Button>
    </div>
  );
}
