import type { TestProject } from 'vitest/node';
import setUpDatabase from '../database-setup.ts';
import { startPooler } from './start-pooler.ts';

/** The database of the run, with a pooler in front of it. */
export default function setUpPooler(project: TestProject): Promise<() => Promise<void>> {
  return setUpDatabase(project, startPooler);
}
