import { createServer } from 'node:http';

/**
 * Answers `/<microseconds>/<bytes>` after it has kept its core busy for so long, counting: no database, nothing to collect. What
 * its answers are late by, sent as much as another bears, is the machine's part.
 */
const counts = 1_000_000;
const countsEachMicrosecond =
  counts / Math.min(...Array.from({ length: 50 }, () => microsecondsOf(() => count(counts))));

const server = createServer((request, response) => {
  const [, microseconds = 0, bytes = 0] = (request.url ?? '').split('/').map(Number);
  const counted = count(Math.round(microseconds * countsEachMicrosecond));
  response.end(String(counted).padEnd(bytes));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
});

function count(to: number): number {
  let sum = 0;
  for (let at = 0; at < to; at++) sum = (sum * 31 + at) | 0;
  return sum;
}

function microsecondsOf(run: () => void): number {
  const begin = performance.now();
  run();
  return (performance.now() - begin) * 1000;
}
