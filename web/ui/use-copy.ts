import { useEffect, useState } from 'react';

/** Copies text; `isCopied` is true for two seconds after, `hasFailed` where the browser forbids it. */
export function useCopy() {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');

  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), 2_000);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch (error) {
      // Pages served without TLS have no clipboard; the text stays selectable.
      console.warn('Your browser blocked copying.', error);
      setState('failed');
    }
  };

  return { copy, isCopied: state === 'copied', hasFailed: state === 'failed' };
}
