import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import type { Picture, TextRecogniser } from '#server/ports/text-recogniser.ts';

export interface TesseractOptions {
  /** Name or path of the program. */
  program: string;
  /** Languages as it names them, such as `eng` or `eng+deu`. */
  languages: string;
  /** Longest for one picture, two minutes by default. */
  timeLimitMs?: number;
}

/** More text than a page has. */
const mostCharacters = 200_000;
/** As `nice` counts: chats come first. */
const lessThanChats = 10;

/**
 * Recognises text with tesseract, one picture at a time, in a process for each: it gets the bare pixels, no file and none of
 * our settings. Its options: https://tesseract-ocr.github.io/tessdoc/Command-Line-Usage.html
 */
export function createTesseract({
  program,
  languages,
  timeLimitMs = 120_000,
}: TesseractOptions): TextRecogniser {
  let last: Promise<unknown> = Promise.resolve();
  return {
    recogniseText(picture, signal) {
      const result = last.then(() => {
        signal.throwIfAborted();
        return recognise(picture, AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)]));
      });
      last = result.catch(() => undefined);
      return result.then((text) => {
        signal.throwIfAborted();
        return text;
      });
    },
  };

  function recognise({ width, height, pixels }: Picture, signal: AbortSignal): Promise<string> {
    const { PATH } = process.env;
    const child = spawn(program, ['stdin', 'stdout', '-l', languages, '--dpi', '300'], {
      env: { ...(PATH === undefined ? {} : { PATH }), OMP_THREAD_LIMIT: '1', LC_ALL: 'C.UTF-8' },
      stdio: ['pipe', 'pipe', 'ignore'],
      signal,
      killSignal: 'SIGKILL',
    });
    if (child.pid !== undefined) lowerPriority(child.pid);
    return new Promise((resolve) => {
      let text = '';
      child.stdout.setEncoding('utf8').on('data', (piece: string) => {
        if (text.length < mostCharacters) text += piece;
      });
      child.once('error', () => resolve(''));
      child.once('close', (code) => resolve(code === 0 ? text.slice(0, mostCharacters) : ''));
      // It may end before it has read all.
      child.stdin.on('error', () => undefined);
      // A picture in the plainest of formats: https://netpbm.sourceforge.net/doc/pgm.html
      child.stdin.write(`P5\n${width} ${height}\n255\n`);
      child.stdin.end(pixels);
    });
  }
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, lessThanChats);
  } catch {
    // It has ended, or the system does not let us: then it runs as it is.
  }
}
