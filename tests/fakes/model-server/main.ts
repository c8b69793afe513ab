import { startModelServer } from './start-model-server.ts';

/** Runs the stand-in by itself: `node tests/fakes/model-server/main.ts [port]`. */
const server = await startModelServer(Number(process.argv[2] ?? 0));
process.stdout.write(`Model server on ${server.origin}\n`);
process.once('SIGTERM', () => void server.close());
process.once('SIGINT', () => void server.close());
