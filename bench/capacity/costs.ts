/** What one thing costs, as measured. */
export interface Costs {
  /** CPU of a web process, with its part of jobs, and of the database, for one chat: a question with its answer, stored. */
  webCpuMsPerChat: number;
  databaseCpuMsPerChat: number;
  /** On the disk, indexes included. */
  bytesPerChat: number;
  /** Written to the database's log, which is what replicas and archives take. */
  logBytesPerChat: number;
  /** Of a passage with its vectors, in the database and in the memory of a web process that has been asked. */
  bytesPerPassage: number;
  indexBytesPerPassage: number;
  /** Memory of a web process for a visitor whose panel is open. */
  bytesPerOpenPanel: number;
  /** Memory of a web process and of the database before anything happens. */
  idleWebMb: number;
  idleDatabaseMb: number;
}
