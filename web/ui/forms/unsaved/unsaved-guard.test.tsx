import { useState } from 'react';
import { Link } from 'react-router';
import { expect, test } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { leavesUnsaved } from './leaves-unsaved.ts';
import { useUnsavedWarning } from './use-unsaved-warning.ts';

function Page() {
  const [hasChanges, setHasChanges] = useState(false);
  useUnsavedWarning(hasChanges);
  return (
    <>
      <button type="button" onClick={() => setHasChanges(true)}>
        Change
      </button>
      <Link to="/other">Other page</Link>
      <Link to="/other" state={leavesUnsaved}>
        Leave on purpose
      </Link>
    </>
  );
}

test('a page without changes is left at once', async () => {
  const screen = await renderPart(<Page />, { at: '/here', path: '/here' });
  await screen.getByRole('link', { name: 'Other page' }).click();
  await expect.poll(screen.address).toBe('/other');
});

test('a page with changes asks first, then stays or is left', async () => {
  const screen = await renderPart(<Page />, { at: '/here', path: '/here' });
  await screen.getByRole('button', { name: 'Change' }).click();
  await screen.getByRole('link', { name: 'Other page' }).click();
  await screen.getByRole('button', { name: 'Stay on the page' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(screen.address()).toBe('/here');
  await screen.getByRole('link', { name: 'Other page' }).click();
  await screen.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect.poll(screen.address).toBe('/other');
});

test('a page that is left on purpose asks nothing', async () => {
  const screen = await renderPart(<Page />, { at: '/here', path: '/here' });
  await screen.getByRole('button', { name: 'Change' }).click();
  await screen.getByRole('link', { name: 'Leave on purpose' }).click();
  await expect.poll(screen.address).toBe('/other');
});
