/** Clock times of a zone. An hour that comes twice, as its clocks go back, gets the name of its offset. */
export function formatTimes(times: readonly string[], timeZone: string, language: string): string[] {
  const clock = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone });
  const zones = new Intl.DateTimeFormat(language, { timeZoneName: 'short', timeZone });
  const nameZone = (time: string) =>
    zones.formatToParts(new Date(time)).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const plain = times.map((time) => clock.format(new Date(time)));
  return plain.map((label, at) =>
    plain.indexOf(label) === plain.lastIndexOf(label) ? label : `${label} ${nameZone(times[at] ?? '')}`,
  );
}
