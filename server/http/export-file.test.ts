import { expect, test } from 'vitest';
import { exportFile } from './export-file.ts';

/** Rows without end, or until one cannot be read; `onEnd` is called when nobody wants more. */
async function* rows(failsAt: number, onEnd: () => void): AsyncGenerator<{ text: string }> {
  try {
    for (let number = 0; ; number += 1) {
      if (number === failsAt) throw new Error('out of order');
      yield { text: 'x'.repeat(1_000) };
    }
  } finally {
    onEnd();
  }
}

const cases = (['csv', 'json'] as const).flatMap((format) => [
  { format, failsAt: 0 },
  { format, failsAt: 500 },
  { format, failsAt: Number.POSITIVE_INFINITY },
]);

test.each(cases)(
  'a download that breaks off ends its reading and nothing else: %j',
  async ({ format, failsAt }) => {
    const unheard: unknown[] = [];
    const note = (error: unknown) => unheard.push(error);
    process.on('uncaughtExceptionMonitor', note);
    let isEnded = false;
    const read = rows(failsAt, () => {
      isEnded = true;
    });
    const { body } = exportFile(
      { owner: 'shop', name: 'leads', format, rows: read, columns: ['text'], cells: (row) => [row] },
      new Date(0),
    );
    const reader = (body as ReadableStream<Uint8Array>).getReader();
    if (failsAt === Number.POSITIVE_INFINITY) {
      await reader.read();
      await reader.read();
      await reader.cancel();
    } else {
      const readAll = async () => {
        while (!(await reader.read()).done);
      };
      await expect(readAll()).rejects.toThrow('out of order');
    }
    await expect.poll(() => isEnded).toBe(true);
    process.off('uncaughtExceptionMonitor', note);
    expect(unheard).toEqual([]);
  },
);
