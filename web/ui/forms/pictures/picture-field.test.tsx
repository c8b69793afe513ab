import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '#web/testing/render-part.tsx';
import { PictureField } from './picture-field.tsx';

/** A PNG of 80 by 40 pixels. */
async function makePicture(): Promise<File> {
  const canvas = new OffscreenCanvas(80, 40);
  canvas.getContext('2d')?.fillRect(0, 0, 80, 40);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'logo.png', { type: 'image/png' });
}

async function renderField() {
  const onUpload = vi.fn(async () => undefined);
  const screen = await renderPart(
    <PictureField
      label="Profile avatar"
      hint=".jpg or .png, at most 1 MB."
      uploadLabel="Upload Photo"
      removeLabel="Remove Photo"
      hasPicture={false}
      shape="round"
      onUpload={onUpload}
      onRemove={async () => undefined}
    >
      <span>No picture yet</span>
    </PictureField>,
  );
  const choose = (file: File) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    const files = new DataTransfer();
    files.items.add(file);
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return { screen, choose, onUpload };
}

test('a picture is cut to a square, also by the keyboard, and stored', async () => {
  const { screen, choose, onUpload } = await renderField();
  choose(await makePicture());
  await screen.getByLabelText('Zoom').fill('2');
  const cutter = screen.getByRole('application');
  (cutter.element() as HTMLElement).focus();
  for (let press = 0; press < 4; press += 1) await userEvent.keyboard('{ArrowRight}');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  const [[, crop]] = onUpload.mock.calls as unknown as [[File, { left: number; top: number; side: number }]];
  expect(crop.side).toBe(20);
  // In the middle it would be 30.
  expect(crop.left).toBeLessThan(30);
});

test('a file that is no picture, or is too large, is refused with the reason', async () => {
  const { screen, choose, onUpload } = await renderField();
  choose(new File(['<svg/>'], 'logo.svg'));
  await expect.element(screen.getByText(/logo.svg: This is not a .jpg or .png/)).toBeVisible();
  choose(new File([new Uint8Array(1_048_577)], 'large.png'));
  await expect.element(screen.getByText(/large.png: .*larger than 1 MB/)).toBeVisible();
  choose(new File(['no pixels'], 'broken.png'));
  await expect.element(screen.getByText(/is damaged and cannot be read/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(onUpload).not.toHaveBeenCalled();
});
