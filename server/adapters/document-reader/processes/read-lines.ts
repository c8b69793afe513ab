/**
 * Takes a stream of bytes apart into lines, as they come in. Bytes of a line that has not ended wait.
 * @param onLine called with each line, without its end
 * @returns takes the next bytes
 */
export function readLines(onLine: (line: string) => void): (bytes: Buffer) => void {
  let waiting: Buffer[] = [];
  return (bytes) => {
    let start = 0;
    for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, start)) {
      waiting.push(bytes.subarray(start, end));
      const line = Buffer.concat(waiting).toString();
      waiting = [];
      start = end + 1;
      onLine(line);
    }
    if (start < bytes.length) waiting.push(bytes.subarray(start));
  };
}
