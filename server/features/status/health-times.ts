export const sampleSeconds = 60;
/** Three missed beats: a part that says nothing for so long is not well. */
export const silentSeconds = 180;
