/** Listed at most, of one agent. */
export const contradictionsMaximum = 100;
/** A page that was last seen longer ago may be out of date. */
export const staleAfterDays = 180;
