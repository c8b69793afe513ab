import type { Row } from './compare-recorded.ts';
import { measureAll } from './measure-all.ts';
import { searchBy } from './search.ts';
import { makeMissingVectors } from './vectors.ts';

/**
 * Every figure as the product has it, by words and meaning, each next to that of words alone. The first run makes
 * the vectors of the sets, which takes minutes; they are kept.
 */
export async function measureBothWays(): Promise<{ rows: Row[]; missing: string[] }> {
  searchBy('words');
  const { rows: byWords } = measureAll();
  const wordValues = new Map(byWords.map(({ set, measure, value }) => [`${set}: ${measure}`, value]));
  searchBy('meaning');
  for (;;) {
    const { rows, missing } = measureAll();
    const made = await makeMissingVectors();
    if (made > 0) {
      console.log(`${made} vectors made; measuring again with them.`);
      continue;
    }
    return {
      rows: rows.map((row) => {
        const words = wordValues.get(`${row.set}: ${row.measure}`);
        return { ...row, ...(words !== undefined && { words }) };
      }),
      missing,
    };
  }
}
