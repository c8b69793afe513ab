import { stemWord } from '#core/searching/words/stem-word.ts';

/** English verbs whose forms have different stems, a verb a line. */
const VERBS = `
  begin began begun
  bring brought
  build built
  buy bought
  catch caught
  choose chose chosen
  drive drove driven
  eat ate eaten
  fall fell fallen
  feed fed
  fly flew flown
  freeze froze frozen
  grow grew grown
  hold held
  lead led
  leave left
  lend lent
  lose lost
  meet met
  pay paid
  ride rode ridden
  sell sold
  send sent
  sing sang sung
  sleep slept
  speak spoke spoken
  spend spent
  steal stole stolen
  swim swam swum
  teach taught
  wear wore worn
  win won
  write wrote written
`;

/** Other stems of an English verb, by each of its stems. */
export const IRREGULAR_STEMS: ReadonlyMap<string, readonly string[]> = new Map(
  VERBS.trim()
    .split('\n')
    .map((line) => [
      ...new Set(
        line
          .trim()
          .split(' ')
          .map((form) => stemWord(form, 'en')),
      ),
    ])
    .flatMap((stems) => stems.map((stem) => [stem, stems.filter((other) => other !== stem)] as const)),
);
