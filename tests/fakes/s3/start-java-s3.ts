import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../find-free-port.ts';

/**
 * Starts Adobe's S3Mock, a server of the protocol by other people, from its runnable jar
 * (`mvn dependency:get -Dartifact=com.adobe.testing:s3mock:4.11.0:jar:exec`). It checks no signatures.
 */
export async function startJavaS3(
  jar: string,
  bucket: string,
): Promise<{ endpoint: string; close(): Promise<void> }> {
  const [port, securePort] = [await findFreePort(), await findFreePort()];
  const server = spawn(
    'java',
    ['-Xmx256m', '-jar', jar, `--com.adobe.testing.s3mock.httpPort=${port}`, `--server.port=${securePort}`],
    {
      env: { PATH: process.env.PATH, COM_ADOBE_TESTING_S3MOCK_STORE_INITIAL_BUCKETS: bucket },
      stdio: 'ignore',
    },
  );
  const endpoint = `http://127.0.0.1:${port}`;
  const ended = once(server, 'exit');
  while (!(await answers(endpoint))) {
    if (server.exitCode !== null) throw new Error(`${jar} does not start.`);
    await sleep(100);
  }
  return {
    endpoint,
    async close() {
      server.kill();
      await ended;
    },
  };
}

async function answers(endpoint: string): Promise<boolean> {
  return fetch(endpoint).then(
    ({ ok }) => ok,
    () => false,
  );
}
