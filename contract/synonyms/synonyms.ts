/** Of one agent. */
export const synonymGroupsMaximum = 200;
export const synonymsPerGroup = 10;
export const synonymMaximumLength = 60;
