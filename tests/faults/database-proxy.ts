import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** ReadyForQuery, idle: PostgreSQL has committed the last step and waits for the next. */
const stepDone = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

/**
 * Proxies a database and counts committed steps. At the armed step, it calls `cut` before the process
 * receives the reply.
 */
export async function startDatabaseProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let armed: { at: number; cut: () => void } | undefined;
  let steps = 0;

  const server = createServer((client) => {
    const database = connect({ host: target.hostname, port: Number(target.port) });
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        database.destroy();
      });
    }
    client.on('data', (chunk) => void database.write(chunk));
    database.on('data', (chunk: Buffer) => {
      steps += countOf(chunk, stepDone);
      if (armed && steps >= armed.at) {
        armed.cut();
        armed = undefined;
      } else client.write(chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);

  return {
    url: url.href,
    /** Cuts at the n-th step from now. */
    arm(at: number, cut: () => void): void {
      steps = 0;
      armed = { at, cut };
    },
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

function countOf(chunk: Buffer, pattern: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(pattern); at !== -1; at = chunk.indexOf(pattern, at + pattern.length))
    count += 1;
  return count;
}
