/** Headings of the public site, larger than the console ever needs; they scale with the window and never jump. */
export const displayStyle =
  'font-display text-[clamp(2.25rem,1.5rem+3.2vw,3.75rem)] leading-[1.06] font-semibold tracking-tight';

export const sectionTitleStyle =
  'font-display text-[clamp(1.625rem,1.3rem+1.3vw,2.25rem)] leading-[1.15] font-semibold tracking-tight';
