import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** Node's own HTTP server with answers from memory: the most that any server of this kind could do. */
const [answers = ''] = process.argv.slice(2);
const bodies = new Map<string, Buffer>(
  Object.entries(JSON.parse(readFileSync(answers, 'utf8')) as Record<string, string>).map(([name, body]) => [
    `/${name}`,
    Buffer.from(body),
  ]),
);

const server = createServer((request, response) => {
  const body = bodies.get(request.url ?? '');
  if (!body || body.length === 0) response.writeHead(body ? 304 : 404).end();
  else
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
});
