import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '#web/testing/render-part.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

/** A list from which each button removes its item. */
function List() {
  const [items, setItems] = useState(['one', 'two']);
  const keptFocus = useKeptFocus<HTMLDivElement>();
  return (
    <>
      <button type="button" onClick={() => setItems([])}>
        Remove all later
      </button>
      <div {...keptFocus}>
        {items.map((item) => (
          <button key={item} type="button" onClick={() => setItems(items.filter((each) => each !== item))}>
            {item}
          </button>
        ))}
        <textarea aria-label="New" />
      </div>
    </>
  );
}

const focused = () =>
  document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label');

test('the focus goes to the next control when its own goes away', async () => {
  const screen = await renderPart(<List />);
  screen.getByRole('button', { name: 'one' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toBe('two');
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toBe('New');
});

test('the focus goes to what is in the place of the control, not to the first', async () => {
  const screen = await renderPart(<List />);
  screen.getByRole('button', { name: 'two' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toBe('New');
});

test('the focus stays where somebody has put it', async () => {
  const screen = await renderPart(<List />);
  screen.getByRole('button', { name: 'one' }).element().focus();
  screen.getByRole('button', { name: 'Remove all later' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'two' })).not.toBeInTheDocument();
  expect(focused()).toBe('Remove all later');
});

test('what nobody has pressed takes no focus', async () => {
  const screen = await renderPart(<List />);
  const one = screen.getByRole('button', { name: 'one' }).element();
  one.focus();
  one.blur();
  (screen.getByRole('button', { name: 'Remove all later' }).element() as HTMLButtonElement).click();
  await expect.element(screen.getByRole('button', { name: 'two' })).not.toBeInTheDocument();
  expect(document.activeElement).toBe(document.body);
});
