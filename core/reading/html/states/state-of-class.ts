import { DRAWN, NO_ICONS, NO_NAMES, YES_ICONS, YES_NAMES } from './state-names.ts';

/** At the end of a class: `no-border` and `space-x-2` are about something else. */
const namedAs = (names: string, icons: string) =>
  new RegExp(`(?:(?:^|-)(?:${names})|-(?:${icons}))(?:-(?:${DRAWN}))*$`);
const YES = namedAs(YES_NAMES, YES_ICONS);
const NO = namedAs(NO_NAMES, NO_ICONS);

/** What the icon of these classes shows, `☑` or `☐`, as `fa-check` and `icon icon-cross`; null for any other class. */
export function stateOfClass(classes: string): '☑' | '☐' | null {
  const names = classes
    .toLowerCase()
    .split(/\s+/)
    .map((name) => name.replace(/[_-]+/g, '-'));
  if (names.some((name) => NO.test(name))) return '☐';
  return names.some((name) => YES.test(name)) ? '☑' : null;
}
