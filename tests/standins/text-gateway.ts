import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isSigned, signatureHeader } from '#server/platform/texts/signature.ts';

export const textsSecret = 'a secret of tests only, long enough';

type Arrived = { id: string; to: string; body: string };

export type TextGateway = {
  address: string;
  /** Each text once, however often it was handed over. */
  sent: Arrived[];
  /** How many calls came. */
  calls: number;
  /** What it answers; 202 unless changed. `hangs` says nothing. */
  answers: number | 'hangs';
  close(): Promise<void>;
};

/** An operator's gateway: it takes signed and fresh texts only, and sends one text for an id. */
export async function openTextGateway(now: () => Date): Promise<TextGateway> {
  const sent: Arrived[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      gateway.calls += 1;
      const body = Buffer.concat((await request.toArray()) as Buffer[]);
      if (gateway.answers === 'hangs') return;
      const isOurs = isSigned(textsSecret, body, request.headers[signatureHeader], now());
      if (isOurs && gateway.answers < 300) {
        const text = JSON.parse(body.toString()) as Arrived;
        if (!sent.some(({ id }) => id === text.id)) sent.push(text);
      }
      response.writeHead(isOurs ? gateway.answers : 401).end();
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const gateway: TextGateway = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/texts`,
    sent,
    calls: 0,
    answers: 202,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return gateway;
}
