/** Closes one of the services; the last that was opened is closed first. */
export type Closer = () => Promise<unknown>;
