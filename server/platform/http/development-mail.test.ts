import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await app.app.platform.mailer.send({
    to: { name: 'Jo <b>', address: 'jo@example.com' },
    subject: 'Hello <script>',
    body: 'Plain words',
    html: '<h1>Fine words</h1>',
  });
});
afterAll(() => app.close());

const get = (url: string, accept: string) =>
  app.app.server.inject({ method: 'GET', url, headers: { host: 'localhost', accept } });

test('the outbox is JSON for programs and a page for browsers, and shows the HTML of each mail', async () => {
  const [mail] = (await get('/dev/mail', '*/*')).json<{ id: string; body: string; html: string }[]>();
  expect(mail).toMatchObject({ body: 'Plain words', html: '<h1>Fine words</h1>' });
  const page = await get('/dev/mail', 'text/html,*/*');
  expect(page.headers['content-type']).toMatch(/^text\/html/);
  expect(page.body).toContain(`<a href="/dev/mail/${mail?.id}">Hello &lt;script></a>`);
  expect(page.body).not.toContain('<b>');
  expect((await get(`/dev/mail/${mail?.id}`, 'text/html')).body).toBe('<h1>Fine words</h1>');
  expect((await get('/dev/mail/unknown', 'text/html')).statusCode).toBe(404);
});
