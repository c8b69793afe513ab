import type { IntakeProgress } from './prepare-uploads.ts';

/** How far the files are that a user chose. */
export interface IntakeState {
  /** What is being done; null when nothing is. */
  progress: IntakeProgress | { step: 'sending'; name: string; done: number; total: number } | null;
  isPaused: boolean;
  problems: string[];
  /** What stayed on the device, of all that was uploaded. */
  left: { files: number; sizeBytes: number };
}

export const idle: IntakeState = {
  progress: null,
  isPaused: false,
  problems: [],
  left: { files: 0, sizeBytes: 0 },
};
