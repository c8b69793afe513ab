const pingMs = 15_000;
const pingTimeoutMs = 5_000;

/** Sends a query over a connection every 15 seconds, so that a dead one is noticed. */
export function startPings(ping: () => Promise<unknown>, onSilence: (reason: unknown) => void): () => void {
  let timer: NodeJS.Timeout;
  let isStopped = false;

  function pingLater(): void {
    timer = setTimeout(() => {
      let isAnswered = false;
      const deadline = setTimeout(() => {
        // Where the machine has stopped this process for seconds, the answer is there and has not been read yet.
        setImmediate(() => {
          if (!isAnswered) onSilence(new Error('no answer'));
        });
      }, pingTimeoutMs);
      ping()
        .then(() => {
          isAnswered = true;
          if (!isStopped) pingLater();
        }, onSilence)
        .finally(() => clearTimeout(deadline));
    }, pingMs);
    timer.unref();
  }

  pingLater();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
