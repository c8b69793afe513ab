import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CallError } from '#web/lib/call-error.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

function Opener({ isHeld = false }: { isHeld?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Rename" isHeld={isHeld}>
        <input aria-label="Name" />
      </Dialog>
    </>
  );
}

test('a dialog takes the focus to its input and gives it back', async () => {
  const screen = await renderPart(<Opener />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Rename' })).toBeVisible();
  await expect.element(screen.getByLabelText('Name')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('a dialog that shows something once is not closed by a key', async () => {
  const screen = await renderPart(<Opener isHeld />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog', { name: 'Rename' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Close' })).not.toBeInTheDocument();
});

const confirmation = (onConfirm: () => Promise<unknown>, onClose = vi.fn(), typed?: string) => (
  <ConfirmDialog
    isOpen
    onClose={onClose}
    title="Delete Shop?"
    confirmLabel="Delete"
    onConfirm={onConfirm}
    {...(typed === undefined ? {} : { typedConfirmation: typed })}
  >
    All of it.
  </ConfirmDialog>
);

test('a confirmation has the focus at Cancel, and closes once the work is done', async () => {
  const onClose = vi.fn();
  const screen = await renderPart(confirmation(() => Promise.resolve(), onClose));
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await screen.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

test('a confirmation stays open with the reason when the work fails', async () => {
  const onClose = vi.fn();
  const fail = () => Promise.reject(new CallError(403, 'not-allowed', 'Only owners may.'));
  const screen = await renderPart(confirmation(fail, onClose));
  await screen.getByRole('button', { name: 'Delete' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Only owners may.');
  expect(onClose).not.toHaveBeenCalled();
});

test('what cannot be undone asks for its name to be typed', async () => {
  const onConfirm = vi.fn(async () => undefined);
  const screen = await renderPart(confirmation(onConfirm, vi.fn(), 'Shop'));
  await expect.element(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await screen.getByRole('textbox').fill('Sho');
  await expect.element(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await screen.getByRole('textbox').fill(' Shop ');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onConfirm.mock.calls.length).toBe(1);
});
