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
      position="bottom-right"
      closeButton
      toastOptions={{
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
