/** Of one workspace. */
export const hooksMaximum = 100;

/** In one answer. */
export const hookSamplesMaximum = 10;
