import { describe, expect, it } from 'vitest';
import { breaches } from './breaches.ts';
import { featureOf } from './feature-of.ts';

describe('the web', () => {
  it('has parts and helpers that know no feature', () => {
    const strays = breaches(
      'web',
      (file, each) =>
        /^web\/(ui|lib|console|site|public-scripts)\//.test(file.path) && featureOf(each.target) !== null,
    );
    expect(strays).toEqual([]);
  });

  it('has features that import no other feature', () => {
    const strays = breaches('web', (file, each) => {
      const from = featureOf(file.path);
      const to = featureOf(each.target);
      return from !== null && to !== null && from !== to;
    });
    expect(strays).toEqual([]);
  });
});
