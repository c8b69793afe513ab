import { Agent, createServer, request as sendRequest } from 'node:http';

/**
 * The least that a chat server in Node can cost: passes the model's stream through, untouched. A process of its own:
 * `node proxy-floor.ts port upstreamPort`.
 */
const [port = 0, upstreamPort = 0] = process.argv.slice(2).map(Number);
const agent = new Agent({ keepAlive: true, maxSockets: 1024 });

createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
  const upstream = sendRequest(
    { host: '127.0.0.1', port: upstreamPort, method: 'POST', path: request.url, agent },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, { 'content-type': answer.headers['content-type'] ?? '' });
      answer.pipe(response);
    },
  );
  upstream.on('error', () => response.destroy());
  request.pipe(upstream);
})
  .on('connection', (socket) => socket.setNoDelay(true))
  .listen(port, '127.0.0.1');
