// Loaded before the build of the pages, by `node --import`.

/**
 * React Router gives each page that it writes ten seconds, and no setting changes that. The first one also loads the whole
 * program, which takes longer on a machine that is busy with something else, and the build would fail.
 */
const PATIENCE_MS = 120_000;

const { timeout } = AbortSignal;
AbortSignal.timeout = (ms) => timeout.call(AbortSignal, Math.max(ms, PATIENCE_MS));
