/** Where workers notify web processes of events. */
export const liveChannel = 'live';
