import { describe, expect, test } from 'vitest';
import { contrastRatio } from '#core/look/contrast-ratio.ts';
import { emailColors } from './email-colors.ts';

describe.each(['light', 'dark'] as const)('%s emails', (theme) => {
  const colors = emailColors[theme];

  test.each([
    ['ink', 'card'],
    ['soft', 'card'],
    ['soft', 'paper'],
    ['brand', 'card'],
    ['onBrand', 'brand'],
    ['onCited', 'cited'],
  ] as const)('%s can be read on %s', (text, ground) => {
    expect(contrastRatio(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });
});
