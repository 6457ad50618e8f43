import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** Ways to be unavailable: connections are refused, accepted and closed, or never answered. */
export type Away = 'refusing' | 'closing' | 'hanging';

/** Proxies a database and makes it unavailable on demand. */
export async function startUnreliableNetwork(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let state: Away | 'there' = 'there';

  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    keep(client);
    if (state === 'closing') client.destroy();
    if (state !== 'there') return;
    const database = connect({ host: target.hostname, port: Number(target.port) });
    keep(database);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      from.on('data', (chunk) => void (state === 'hanging' || to.write(chunk)));
      from.on('close', () => to.destroy());
    }
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const hangUp = () => sockets.forEach((socket) => socket.destroy());
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);

  return {
    url: url.href,
    take(how: Away): void {
      state = how;
      if (how === 'refusing') server.close();
      if (how !== 'hanging') hangUp();
    },
    /** Closes connections that hung, since their bytes are lost. */
    async giveBack(): Promise<void> {
      const was = state;
      state = 'there';
      if (was === 'refusing') await listen(port);
      hangUp();
    },
    async close(): Promise<void> {
      hangUp();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}
