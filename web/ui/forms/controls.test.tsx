import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { ColorField } from './color-field.tsx';
import { Field } from './field.tsx';
import { FileDrop } from './file-drop.tsx';
import { PasswordInput } from './password-input.tsx';
import { RadioCards } from './radio-cards.tsx';
import { SearchInput } from './search-input.tsx';
import { Switch } from './switch.tsx';

test('a password can be shown and hidden again', async () => {
  const screen = await renderPart(<PasswordInput aria-label="Password" defaultValue="secret-1" />);
  const input = screen.getByLabelText('Password', { exact: true });
  await expect.element(input).toHaveAttribute('type', 'password');
  await screen.getByRole('button', { name: 'Show password' }).click();
  await expect.element(input).toHaveAttribute('type', 'text');
  await screen.getByRole('button', { name: 'Hide password' }).click();
  await expect.element(input).toHaveAttribute('type', 'password');
});

function Colour() {
  const [value, setValue] = useState('#112233');
  return (
    <Field label="Colour">
      {(control) => <ColorField {...control} name="colour" value={value} onChange={setValue} />}
    </Field>
  );
}

test('a colour is typed or picked, and both show the same', async () => {
  const screen = await renderPart(<Colour />);
  await screen.getByRole('textbox', { name: 'Colour' }).fill('#aabbcc');
  await expect.element(screen.getByLabelText('Pick a colour')).toHaveValue('#aabbcc');
  await screen.getByRole('textbox', { name: 'Colour' }).fill('blue');
  await expect.element(screen.getByLabelText('Pick a colour')).toHaveValue('#000000');
});

test('one of several cards is chosen, by the form itself or from outside', async () => {
  const options = [
    { value: 'a', label: 'First', description: 'The first one' },
    { value: 'b', label: 'Second' },
  ];
  const screen = await renderPart(
    <form aria-label="Choice">
      <RadioCards legend="Which" name="which" options={options} defaultValue="b" />
    </form>,
  );
  const form = screen.getByRole('form', { name: 'Choice' }).element() as HTMLFormElement;
  expect(new FormData(form).get('which')).toBe('b');
  await screen.getByText('The first one').click();
  expect(new FormData(form).get('which')).toBe('a');
  form.reset();
  expect(new FormData(form).get('which')).toBe('b');
});

test('a switch is a checkbox to its form, and one to the keyboard', async () => {
  const screen = await renderPart(
    <Switch label="Leads" description="By email" name="leads" defaultChecked />,
  );
  const control = screen.getByRole('switch', { name: 'Leads' });
  await expect.element(control).toBeChecked();
  await expect.element(control).toHaveAccessibleDescription('By email');
  await screen.getByText('By email').click();
  await expect.element(control).not.toBeChecked();
});

/** Without the time that a driven browser takes between two keys. */
function typeQuickly(input: HTMLInputElement, texts: readonly string[]): void {
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const text of texts) {
    write?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

test('a search waits until typing stops, and can be cleared', async () => {
  const onSearch = vi.fn();
  const screen = await renderPart(<SearchInput label="Search leads" value="" onSearch={onSearch} />);
  const input = screen.getByRole('searchbox', { name: 'Search leads' });
  typeQuickly(input.element() as HTMLInputElement, ['a', 'an', 'ana']);
  await expect.poll(() => onSearch.mock.calls).toEqual([['ana']]);
  await screen.getByRole('button', { name: 'Clear the search' }).click();
  await expect.element(input).toHaveValue('');
  await expect.element(input).toHaveFocus();
});

test('files are chosen, also the same one twice', async () => {
  const onFiles = vi.fn();
  const screen = await renderPart(<FileDrop accept={['.txt']} hint="Text files" onFiles={onFiles} />);
  const input = screen.getByLabelText(/Drop files here/);
  const file = new File(['Open at nine'], 'hours.txt', { type: 'text/plain' });
  await input.upload(file);
  await input.upload(file);
  expect(onFiles).toHaveBeenCalledTimes(2);
  expect(onFiles.mock.calls[0]![0].map(({ name }: File) => name)).toEqual(['hours.txt']);
});
