interface ViewerLocale {
  /** Tag that dates and numbers are written by. */
  language: string;
  /** IANA name; absent for the browser's own. */
  timeZone?: string;
}

let current: ViewerLocale = { language: 'en-US' };
let dateFormats = new Map<string, Intl.DateTimeFormat>();
let numberFormats = new Map<string, Intl.NumberFormat>();

/**
 * A signed-in user may want dates and numbers in another form than the public pages, which are written at build time.
 */
export function setViewerLocale(next: ViewerLocale): void {
  if (next.language === current.language && next.timeZone === current.timeZone) return;
  current = next;
  dateFormats = new Map();
  numberFormats = new Map();
}

/** IANA name of the zone that moments are shown in. */
export const viewerTimeZone = (): string =>
  current.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** @param inZone whether the viewer's time zone counts, as for moments, or the browser's, as for days of the calendar */
export function dateFormat(options: Intl.DateTimeFormatOptions, inZone = true): Intl.DateTimeFormat {
  const { language, timeZone } = current;
  const all = inZone && timeZone ? { ...options, timeZone } : options;
  return kept(dateFormats, JSON.stringify(all), () => new Intl.DateTimeFormat(language, all));
}

export function numberFormat(options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return kept(numberFormats, JSON.stringify(options), () => new Intl.NumberFormat(current.language, options));
}

function kept<Format>(formats: Map<string, Format>, key: string, make: () => Format): Format {
  const known = formats.get(key);
  if (known) return known;
  const made = make();
  formats.set(key, made);
  return made;
}
