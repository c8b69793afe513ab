/** What one process may use for one job. */
export interface ReaderLimits {
  /** Of the processor. On a busy machine a job may take {@link patienceFactor} times as long by the clock. */
  cpuMs: number;
  /** Heap of the parser's thread. */
  heapMb: number;
  /** Memory of the whole process, array buffers included. */
  memoryMb: number;
  /** Bytes of one answer on the wire. */
  answerBytes: number;
}

/** How much longer than its time of the processor a job may take by the clock, on a machine that is busy. */
export const patienceFactor = 6;
