import { describe, expect, test } from 'vitest';
import { stripCitationMarkers } from './strip-citation-markers.ts';

describe('stripCitationMarkers', () => {
  test.each([
    ['One [1]. Two [2][3].', 'One. Two.', [[1], [2], [3]]],
    ['One [1, 2; 3].', 'One.', [[1, 2, 3]]],
    ['One [2-4].', 'One.', [[2, 3, 4]]],
    ['One [^1] and [source 2] and [Sources: 3].', 'One and and.', [[1], [2], [3]]],
    ['一【1†source】。', '一。', [[1]]],
    ['A [1](https://evil.example) link.', 'A link.', [[1]]],
    ['Not [one] nor [a1] nor [ ] nor [12', 'Not [one] nor [a1] nor [ ] nor [12', []],
    ['In [2024] it was', 'In [2024] it was', []],
    ['Huge [1-999].', 'Huge.', [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]]],
  ])('%s', (answer, text, numbers) => {
    const stripped = stripCitationMarkers(answer);
    expect(stripped.text).toBe(text);
    expect(stripped.markers.map((marker) => marker.numbers)).toEqual(numbers);
  });
});
