import { Tooltip as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

/** A word more about a control or a figure, on hover and on focus; never the only place of what must be known. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={300}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-64 animate-fade-in rounded-md bg-ink px-2.5 py-1.5 text-xs text-page shadow-md"
          >
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
