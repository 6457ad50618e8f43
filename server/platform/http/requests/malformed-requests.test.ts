import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await openTestApp();
  await app.app.server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.app.server.server.address() as AddressInfo);
});
afterAll(() => app.close());

/** Sends raw bytes to the server. @returns the whole reply until the server closes the connection */
async function answerTo(bytes: string) {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const [, status] = /^HTTP\/1\.1 (\d+)/.exec(head) ?? [];
  return { status: Number(status), type: /content-type: (.*)/i.exec(head)?.[1], head, body };
}

const get = (address: string, headers = '') =>
  `GET ${address} HTTP/1.1\r\nHost: localhost\r\n${headers}Connection: close\r\n\r\n`;
const post = (headers: string, body: string) =>
  `POST /auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\n${headers}\r\n\r\n${body}`;

describe('requests that reach no route', () => {
  test.each([
    ['no HTTP', '\u0016\u0003\u0001 hello\r\n\r\n', 400, 'bad_request'],
    ['a method that nobody knows', 'BREW /coffee HTTP/1.1\r\nHost: localhost\r\n\r\n', 400, 'bad_request'],
    ['an address without beginning', get('auth/me'), 400, 'bad_request'],
    ['half of an escape', get('/auth/%zz'), 400, 'bad_request'],
    ['an escape that is no UTF-8', get('/media/%c0%af'), 400, 'bad_request'],
    ['a control character in a header', get('/auth/me', 'X-Name: a\u0001b\r\n'), 400, 'bad_request'],
    ['a length that is no number', post('Content-Length: many', '{}'), 400, 'bad_request'],
    ['two lengths', post('Content-Length: 2\r\nTransfer-Encoding: chunked', '{}'), 400, 'bad_request'],
    ['an endless address', get(`/auth/${'x'.repeat(20_000)}`), 413, 'too_large'],
    ['endless headers', get('/auth/me', `X-Name: ${'x'.repeat(20_000)}\r\n`), 413, 'too_large'],
    ['an expectation', get('/auth/me', 'Expect: a miracle\r\n'), 417, 'expectation'],
    ['an address without a host', 'GET /auth/me HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'bad_request'],
    ['a tunnel', 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n', 400, 'bad_request'],
    ['another protocol', get('/nowhere', 'Connection: Upgrade\r\nUpgrade: websocket\r\n'), 404, 'not_found'],
    ['the server itself', 'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 404, 'not_found'],
    ['a method of others', get('/auth/me').replace('GET', 'PROPFIND'), 404, 'not_found'],
    ['a coded body', post('Content-Length: 2\r\nTransfer-Encoding: gzip', '{}'), 400, 'bad_request'],
  ])('%s is refused with a problem', async (_, bytes, status, code) => {
    const answer = await answerTo(bytes);
    expect(answer).toMatchObject({ status, type: 'application/problem+json; charset=utf-8' });
    expect(JSON.parse(answer.body)).toMatchObject({ status, code });
  });

  test.each([
    ['broken cookies', 'Cookie: ;;=; wagwell_session=%zz; __proto__=1; a\r\n'],
    ['a cookie of 10,000 characters', `Cookie: wagwell_session=${'x'.repeat(10_000)}\r\n`],
    ['two cookies of the same name', 'Cookie: wagwell_session=a; wagwell_session=b\r\n'],
    ['a NUL in a cookie', 'Cookie: wagwell_session=%00\r\n'],
    ['a language that is none', 'Accept-Language: ;;q=x\r\nAccept: */*;q=9\r\n'],
    ['tags that are none', `If-None-Match: ${'"a",'.repeat(1000)}\r\n`],
  ])('%s mean signed out', async (_, header) => {
    expect((await answerTo(get('/auth/me', header))).status).toBe(401);
  });
});
