import type { CSSProperties } from 'react';
import { Toaster as Primitive, toast } from 'sonner';

/** Short news about what was just done. What needs a decision or was typed stays on the page instead. */
export const showToast = {
  done: (text: string) => toast.success(text),
  failed: (text: string) => toast.error(text, { duration: 8_000 }),
};

export function Toaster({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <Primitive
      theme={theme}
      // Where no buttons are: those of a bar at the end of the window are at the right, and on phones it is below.
      position="bottom-left"
      mobileOffset={{ bottom: '5.5rem' }}
      closeButton
      // The ✕ is in the toast, at its end, not on its corner.
      style={
        {
          '--toast-close-button-start': 'unset',
          '--toast-close-button-end': '0.375rem',
          '--toast-close-button-transform': 'translateY(-50%)',
        } as CSSProperties
      }
      toastOptions={{
        classNames: {
          toast: 'pr-12!',
          closeButton:
            'top-1/2! size-8! rounded-md! border-0! bg-transparent! text-ink-secondary! hover:text-ink!',
        },
        style: {
          background: 'var(--surface)',
          color: 'var(--ink)',
          borderColor: 'var(--line)',
          fontFamily: 'var(--font-sans)',
          boxShadow: 'var(--shadow-lg)',
        },
      }}
    />
  );
}
