import { describe, expect, test } from 'vitest';
import { CallError } from '#web/lib/call-error.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { Field } from './field.tsx';
import { refuseEmpty } from './refuse-empty.ts';
import { TextInput } from './text-input.tsx';
import { unsavedChanges } from './unsaved/unsaved-changes.ts';
import { useForm } from './use-form.ts';

type Values = { name: string; town: string };

interface SampleFormProps {
  send: (values: Values) => Promise<unknown>;
  checksOnBlur?: boolean;
  keepsProblems?: boolean;
  warnsBeforeLeaving?: boolean;
  children?: React.ReactNode;
}

function SampleForm({ children, ...options }: SampleFormProps) {
  const form = useForm({
    read: (data) => ({ name: String(data.get('name')), town: String(data.get('town')) }),
    check: refuseEmpty<Values>({ name: 'Give a name.', town: 'Give a town.' }),
    ...options,
  });
  return (
    <form {...form.props}>
      {(['name', 'town'] as const).map((name) => (
        <Field key={name} label={name} error={form.errors[name]}>
          {(control) => <TextInput {...control} name={name} />}
        </Field>
      ))}
      {form.message && <p role="alert">{form.message}</p>}
      <button type="submit">{form.isBusy ? 'Saving...' : 'Save'}</button>
      <output>{form.hasChanges ? 'changed' : 'as saved'}</output>
      {children}
    </form>
  );
}

async function renderForm(props: SampleFormProps) {
  const screen = await renderPart(<SampleForm {...props} />);
  const field = (name: string) => screen.getByRole('textbox', { name });
  return {
    screen,
    field,
    fill: async (name: string, town: string) => {
      await field('name').fill(name);
      await field('town').fill(town);
    },
    save: () => screen.getByRole('button', { name: 'Save' }).click(),
  };
}

/** Work that ends when the test says so. */
function held() {
  let finish = (): void => undefined;
  let fail = (_error: unknown): void => undefined;
  const sent: Values[] = [];
  return {
    sent,
    send: (values: Values) => {
      sent.push(values);
      return new Promise<void>((resolve, reject) => {
        finish = resolve;
        fail = reject;
      });
    },
    finish: () => finish(),
    fail: (error: unknown) => fail(error),
  };
}

describe('sending', () => {
  test('sends what the controls hold, once, and says so meanwhile', async () => {
    const work = held();
    const { screen, fill } = await renderForm({ send: work.send });
    await fill('Ana', 'Turin');
    await screen.getByRole('button', { name: 'Save' }).dblClick();
    await expect.element(screen.getByRole('button', { name: 'Saving...' })).toBeVisible();
    expect(work.sent).toEqual([{ name: 'Ana', town: 'Turin' }]);
    await expect.element(screen.getByText('changed')).toBeVisible();
    work.finish();
    await expect.element(screen.getByRole('button', { name: 'Save' })).toBeVisible();
    await expect.element(screen.getByText('as saved')).toBeVisible();
  });

  test('takes what is typed meanwhile for a change that is still to be sent', async () => {
    const work = held();
    const { screen, field, fill, save } = await renderForm({ send: work.send, warnsBeforeLeaving: true });
    await fill('Ana', 'Turin');
    await save();
    await field('town').fill('Milan');
    work.finish();
    await expect.element(screen.getByRole('button', { name: 'Save' })).toBeVisible();
    await expect.element(screen.getByText('changed')).toBeVisible();
    await expect.poll(unsavedChanges.has).toBe(true);
  });

  test('leaves what was typed in its place when sending fails, and may have the console warn of its loss', async () => {
    const { screen, field, fill, save } = await renderForm({
      send: () => Promise.reject(new CallError(500, 'internal-error', 'Out of order.')),
      warnsBeforeLeaving: true,
    });
    expect(unsavedChanges.has()).toBe(false);
    await fill('Ana', 'Turin');
    await save();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Out of order.');
    expect(unsavedChanges.has()).toBe(true);
    await expect.element(field('name')).toHaveValue('Ana');
    await expect.element(field('town')).toHaveValue('Turin');
    await field('town').fill('Milan');
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });
});

describe('errors', () => {
  test('are shown at their fields, send nothing, and focus the first field', async () => {
    const work = held();
    const { screen, field, save } = await renderForm({ send: work.send });
    await save();
    await expect.element(field('name')).toHaveFocus();
    await expect.element(field('name')).toHaveAccessibleDescription('Give a name.');
    await expect.element(field('town')).toHaveAccessibleDescription('Give a town.');
    await expect.element(field('town')).toBeInvalid();
    expect(work.sent).toEqual([]);
    await field('name').fill('Ana');
    await expect.element(field('name')).toBeValid();
    await expect.element(field('town')).toBeInvalid();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });

  test('of the server are shown at the fields that it names', async () => {
    const { screen, field, fill, save } = await renderForm({
      send: () =>
        Promise.reject(new CallError(400, 'invalid-input', 'See details.', { town: 'No such town.' })),
    });
    await fill('Ana', 'Atlantis');
    await save();
    await expect.element(field('town')).toHaveAccessibleDescription('No such town.');
    await expect.element(field('town')).toHaveFocus();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });

  test('of the server about other fields are shown by the form itself', async () => {
    const { screen, fill, save } = await renderForm({
      send: () =>
        Promise.reject(new CallError(400, 'invalid-input', 'See details.', { age: 'Give an age.' })),
    });
    await fill('Ana', 'Turin');
    await save();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Give an age.');
  });

  test('show when a field is left, where the form wants that', async () => {
    const { field } = await renderForm({ send: held().send, checksOnBlur: true });
    await field('name').click();
    await field('town').click();
    await expect.element(field('name')).toHaveAccessibleDescription('Give a name.');
    await expect.element(field('town')).toBeValid();
  });

  test('that show when a field is left do not move the button that is being pressed', async () => {
    const { field, save } = await renderForm({ send: held().send, checksOnBlur: true });
    await field('town').fill('Turin');
    await field('name').click();
    await save();
    await expect.element(field('name')).toHaveFocus();
  });

  test('stay while the form is sent again, where the form wants that', async () => {
    const work = held();
    const { screen, fill, save } = await renderForm({ send: work.send, keepsProblems: true });
    await fill('Ana', 'Turin');
    await save();
    work.fail(new Error('No connection.'));
    await expect.element(screen.getByRole('alert')).toHaveTextContent('No connection.');
    await save();
    await expect.element(screen.getByRole('button', { name: 'Saving...' })).toBeVisible();
    await expect.element(screen.getByRole('alert')).toBeVisible();
    work.finish();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });
});

test('a dialog that is opened within a form does not send that form', async () => {
  const work = held();
  const confirmed: string[] = [];
  const { screen, fill } = await renderForm({
    send: work.send,
    children: (
      <ConfirmDialog
        isOpen
        onClose={() => confirmed.push('closed')}
        title="Delete?"
        confirmLabel="Delete"
        onConfirm={async () => confirmed.push('done')}
      >
        All of it.
      </ConfirmDialog>
    ),
  });
  await screen.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => confirmed).toEqual(['done', 'closed']);
  expect(work.sent).toEqual([]);
  expect(fill).toBeDefined();
});
