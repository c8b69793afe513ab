/** Headings of the public site, larger than the console ever needs; they scale with the window and never jump. */
export const displayStyle =
  'font-display text-[clamp(2.25rem,1.5rem+3.2vw,3.75rem)] leading-[1.06] font-semibold tracking-tight';

/** How the home page begins and ends, and nothing else. */
export const heroStyle =
  'font-display text-[clamp(2.75rem,1.5rem+5.4vw,6.25rem)] leading-[0.96] font-semibold tracking-[-0.035em]';

export const sectionTitleStyle =
  'font-display text-[clamp(1.75rem,1.3rem+1.9vw,2.75rem)] leading-[1.09] font-semibold tracking-tight';

/** Of a section that stands next to another, or whose heading has a narrow column. */
export const sideTitleStyle =
  'font-display text-[clamp(1.625rem,1.3rem+1.3vw,2.25rem)] leading-[1.15] font-semibold tracking-tight';
