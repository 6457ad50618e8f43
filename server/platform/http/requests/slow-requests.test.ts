import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await app.app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

test.each([
  ['headers', 'GET /healthz HTTP/1.1\r\nHost: loc'],
  [
    'a body',
    'POST /auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"email":',
  ],
])('a request with half of its %s is closed after 30 seconds', async (_, half) => {
  const { server } = app.app.server;
  const { headersTimeout, requestTimeout } = server;
  expect({ headersTimeout, requestTimeout }).toEqual({ headersTimeout: 30_000, requestTimeout: 30_000 });
  // The same with shorter timeouts.
  Object.assign(server, { headersTimeout: 1, requestTimeout: 1 });
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(half);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 [^]*came too slowly/);
  Object.assign(server, { headersTimeout, requestTimeout });
});
