import { printTable, readRecorded, writeRecorded } from './retrieval/compare-recorded.ts';
import { fitConfidence } from './retrieval/fit-confidence.ts';
import { fitNearness } from './retrieval/fit-nearness.ts';
import { fitSentences } from './retrieval/fit-sentences.ts';
import { DATA_FOLDER, fittingHalfOf, loadSquad, loadXquad } from './retrieval/load-sets.ts';
import { measureBothWays } from './retrieval/measure-both-ways.ts';
import { searchBy } from './retrieval/search.ts';
import { makeMissingVectors } from './retrieval/vectors.ts';

// node bench/retrieval.ts            prints the table; ends with 1 when a figure fell by more than 1.5 points
// node bench/retrieval.ts --record   the same, and writes the figures as the new record
// node bench/retrieval.ts --fit      prints weights fitted on the fitting half, to be copied by hand

if (process.argv.includes('--fit')) {
  const squad = loadSquad();
  if (!squad)
    throw new Error(`Put squad2-dev.sample.json into ${DATA_FOLDER} or set PARLEY_EVALDATA to its folder.`);
  const half = fittingHalfOf(squad, loadXquad('en'));
  // The weights of words alone come first: with the meaning they would rely on words less.
  searchBy('words');
  fitSentences(half);
  fitConfidence(half);
  searchBy('meaning');
  fitNearness(half);
  if ((await makeMissingVectors()) > 0) fitNearness(half);
} else {
  const { rows, missing } = await measureBothWays();
  const fallen = printTable(rows, readRecorded());
  if (missing.length > 0) {
    console.log(`Not measured, absent from ${DATA_FOLDER} (PARLEY_EVALDATA): ${missing.join(', ')}.`);
  }
  if (process.argv.includes('--record')) writeRecorded(rows);
  else if (fallen.length > 0) {
    console.log(
      `Fell by more than 1.5 points against bench/retrieval/recorded.json: ${fallen.length} figures.`,
    );
    process.exitCode = 1;
  }
}
