import { Check, Copy } from 'lucide-react';
import { Button } from './button.tsx';
import { useCopy } from './use-copy.ts';

/** Copies a text and says so where it was pressed. */
export function CopyButton({ text, label, size }: { text: string; label: string; size?: 'sm' | 'md' }) {
  const { copy, isCopied, hasFailed } = useCopy();
  return (
    <Button variant="secondary" size={size} onClick={() => copy(text)}>
      {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      <span aria-live="polite">
        {isCopied ? 'Copied' : hasFailed ? 'Select the text and copy it' : label}
      </span>
    </Button>
  );
}
