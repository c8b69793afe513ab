/** What breaks those who expect something else: wrong kinds, edges of numbers, texts that mean something elsewhere. */
const junk: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  2 ** 53,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '%',
  '%E0%A4%A',
  '../../etc/passwd',
  "' or 1=1 --",
  '{{constructor}}',
  '<script>alert(1)</script>',
  '__proto__',
  'a'.repeat(10_000),
  '😀'.repeat(2_000),
  [],
  [[[[]]]],
  {},
  { __proto__: null, constructor: 1 },
  Array.from({ length: 2_000 }, () => 1),
];

type Random = (limit: number) => number;

/** A copy of `value` in which one to three places have something else, have gone or are there twice. */
export function changeJson(value: unknown, random: Random): unknown {
  let changed = structuredClone(value);
  for (let round = 0; round <= random(3); round += 1) changed = changeOnce(changed, random);
  return changed;
}

function changeOnce(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random(6) === 0) return junk[random(junk.length)];
  const keys = Object.keys(value);
  const key = keys[random(Math.max(1, keys.length))];
  if (key === undefined) return junk[random(junk.length)];
  if (Array.isArray(value)) {
    const copy = [...value];
    const at = Number(key);
    if (random(4) === 0) copy.splice(at, 1);
    else copy.splice(at, 1, changeOnce(copy[at], random), ...(random(4) === 0 ? [copy[at]] : []));
    return copy;
  }
  const { [key]: chosen, ...others } = value as Record<string, unknown>;
  if (random(6) === 0) return others;
  if (random(6) === 0) return { ...value, [JSON.stringify(junk[random(junk.length)]).slice(0, 50)]: 1 };
  return { ...others, [key]: changeOnce(chosen, random) };
}
