import { expect, test } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { Button } from './button.tsx';

test.each([
  ['primary', '--on-brand'],
  ['secondary', '--ink'],
  ['ghost', '--ink'],
  ['ghost-danger', '--failed'],
  ['danger', '--on-danger'],
] as const)('the label of a button that is %s has the colour %s', async (variant, colour) => {
  const screen = await renderPart(
    <>
      <Button variant={variant}>Press</Button>
      <p style={{ color: `var(${colour})` }}>Text</p>
    </>,
  );
  const colourOf = (text: string) => getComputedStyle(screen.getByText(text).element()).color;
  expect(colourOf('Press')).toBe(colourOf('Text'));
});
