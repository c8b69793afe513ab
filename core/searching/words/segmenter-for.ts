const segmenters = new Map<string, Intl.Segmenter>();
const SEGMENTER_LIMIT = 8;

export function segmenterFor(script: string): Intl.Segmenter {
  const known = segmenters.get(script);
  if (known) return known;
  if (segmenters.size >= SEGMENTER_LIMIT) segmenters.clear();
  const made = new Intl.Segmenter(script, { granularity: 'word' });
  segmenters.set(script, made);
  return made;
}
