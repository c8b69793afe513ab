import type { Page } from 'playwright-core';

/** What the screen showed from a moment on. */
export interface Frame {
  /** Since the recording began. */
  ms: number;
  png: Buffer;
}

/** Takes down what a page shows, whenever it changes, until `stop` gives it back. */
export async function recordScreen(page: Page): Promise<{ stop: () => Promise<Frame[]> }> {
  const devtools = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  let begunMs: number | undefined;
  devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const ms = (metadata.timestamp ?? 0) * 1000;
    begunMs ??= ms;
    frames.push({ ms: Math.round(ms - begunMs), png: Buffer.from(data, 'base64') });
    void devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await devtools.send('Page.startScreencast', { format: 'png' });
  return {
    async stop() {
      await devtools.send('Page.stopScreencast');
      await devtools.detach();
      return frames.toSorted((one, other) => one.ms - other.ms);
    },
  };
}
