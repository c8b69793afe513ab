import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';

interface ExplainedProps {
  /** A button; it gets the attributes of what it opens. */
  trigger: ReactNode;
  /** What the explanation is of: its name for screen readers. */
  name: string;
  children: ReactNode;
}

/** A button that opens an explanation, by click, touch or keyboard. */
export function Explained({ trigger, name, children }: ExplainedProps) {
  return (
    <Popover.Root>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={name}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-72 animate-fade-in rounded-md border border-line bg-surface px-3.5 py-2.5 text-sm text-ink shadow-lg"
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
