import { createServer } from 'node:net';
import { join } from 'node:path';
import { startHealthSampling } from '#server/features/status/start-health-sampling.ts';
import { OperatorError } from '#server/operator-error.ts';
import { baseUrl } from './base-url.ts';
import type { Config } from './config.ts';
import { createApp } from './create-app.ts';
import { createServices } from './create-services.ts';
import { answersOverHttp } from './http/answers-over-http.ts';
import { closeServer, drainMs } from './http/close-server.ts';
import { serveApp } from './http/serve-app.ts';
import { serveMetrics } from './http/serve-metrics.ts';
import { jobHandlers, subscribers } from './job-handlers.ts';
import { followLive } from './jobs/live/follow-live.ts';
import { startWorker } from './jobs/start-worker.ts';
import { listenForMail } from './listen-for-mail.ts';
import { collectGarbageWhenIdle } from './memory/collect-garbage-when-idle.ts';
import { readConfig } from './read-config.ts';

const root = join(import.meta.dirname, '..');

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** What the operator can do when a port cannot be listened on. */
function explainListening(error: NodeJS.ErrnoException, { HOST, PORT }: Config): Error {
  if (error.code === 'EADDRINUSE')
    return new OperatorError(
      `Port ${PORT} is in use by another program. Stop it, or choose another port: PORT=3001 npm start.`,
    );
  if (error.code === 'EACCES' || error.code === 'EADDRNOTAVAIL')
    return new OperatorError(`Cannot listen on ${HOST}, port ${PORT} (${error.code}). Check HOST and PORT.`);
  return error;
}

/** Asked before anything is laid out or started, so that a taken port changes nothing. */
function requireFreePort(config: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(explainListening(error, config)));
    probe.listen(config.PORT, config.HOST, () => probe.close(() => resolve()));
  });
}

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const closers: (() => Promise<unknown>)[] = [];
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    const late = setTimeout(() => process.exit(1), drainMs + 2_000);
    for (const closer of closers.splice(0).reverse()) await closer();
    clearTimeout(late);
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('SIGHUP', stop);

  try {
    if (config.ROLE !== 'worker') await requireFreePort(config);
    const dataDir = config.DATA_DIR ?? join(root, 'data');
    const { services, queue, close } = await createServices(config, dataDir, say);
    closers.push(close);
    if (config.ROLE !== 'web') {
      const worker = await startWorker(services, queue, jobHandlers, subscribers);
      closers.push(() => worker.stop());
      const incoming = await listenForMail(services).catch((error) => {
        throw explainListening(error, { ...config, PORT: config.INCOMING_MAIL?.port ?? 0 });
      });
      if (incoming !== null) closers.push(() => incoming.close());
    }
    let isWebHealthy: (() => Promise<boolean>) | null = null;
    if (config.ROLE !== 'worker') {
      const live = await followLive(services);
      closers.push(() => live.close());
      const app = createApp(services, {
        web: join(root, 'build/web/client'),
        widget: join(root, 'build/widget'),
      });
      const { server } = await serveApp(app, { port: config.PORT, hostname: config.HOST }).catch((error) => {
        throw explainListening(error, config);
      });
      isWebHealthy = () => answersOverHttp(server.address());
      closers.push(() => closeServer(server, services));
      say(`Parley is ready: ${baseUrl(config)}`);
      if (config.SMTP_URL === undefined)
        say(
          `No mail server is set (SMTP_URL). Emails are stored in ${join(dataDir, 'mail')}, as pages for a browser.`,
        );
    } else {
      say('Parley is ready: working on jobs.');
    }
    if (services.metrics !== null && config.METRICS_PORT !== undefined) {
      const at = { port: config.METRICS_PORT, host: config.METRICS_HOST };
      const metrics = await serveMetrics(services.metrics, at).catch((error) => {
        throw explainListening(error, { ...config, PORT: at.port, HOST: at.host });
      });
      closers.push(() => metrics.close());
    }
    const sampling = startHealthSampling(services, isWebHealthy);
    closers.push(() => sampling.stop());
    collectGarbageWhenIdle();
  } catch (error) {
    for (const closer of closers.splice(0).reverse()) await closer();
    throw error;
  }
}

run().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof OperatorError ? error.message : String((error as Error)?.stack ?? error)}\n`,
  );
  process.exit(1);
});
