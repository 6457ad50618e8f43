import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Mailer, SentMail } from '../mail/mail.ts';
import { isDeveloper } from './limits/local-caller.ts';

/** Shows unsent mail to developers: as JSON, in a browser as a page, and one mail as its reader sees it. */
export function outboxRoutes(app: FastifyInstance, config: Config, mailer: Mailer): void {
  const hidden = { schema: { hide: true } };
  app.get('/dev/mail', hidden, async (request, reply) => {
    if (!isDeveloper(request, config)) return reply.callNotFound();
    const mails = await mailer.kept(100);
    if (!request.headers.accept?.includes('text/html')) return mails;
    return reply.type('text/html; charset=utf-8').send(pageOf(mails));
  });
  app.get<{ Params: { id: string } }>('/dev/mail/:id', hidden, async (request, reply) => {
    if (!isDeveloper(request, config)) return reply.callNotFound();
    const mail = (await mailer.kept(100)).find(({ id }) => id === request.params.id);
    if (!mail) return reply.callNotFound();
    return reply.type('text/html; charset=utf-8').send(mail.html ?? `<pre>${escape(mail.body)}</pre>`);
  });
}

const pageOf = (mails: readonly SentMail[]) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Outbox</title></head>
<body style="font: 16px/1.5 system-ui; margin: 24px auto; max-width: 720px; padding: 0 16px">
<h1>Outbox</h1>
<p>Without SMTP_URL mail stays here for 30 days. ${mails.length === 0 ? 'There is none yet.' : ''}</p>
<ul>${mails.map(lineOf).join('')}</ul>
</body>
</html>
`;

const lineOf = ({ id, subject, toName, toAddress, createdAt }: SentMail) =>
  `<li style="margin: 0 0 12px"><a href="/dev/mail/${id}">${escape(subject)}</a><br>${escape(toName)}, ${escape(toAddress)}, ${escape(createdAt)}</li>`;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
