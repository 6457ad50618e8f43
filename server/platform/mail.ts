import { uuidv7 } from 'uuidv7';
import type { Sql, SqlPool } from './sql.ts';
import type { Clock } from './clock.ts';

export type Mail = { to: { name: string; address: string }; subject: string; body: string };
export type SentMail = {
  id: string;
  toAddress: string;
  toName: string;
  subject: string;
  body: string;
  createdAt: string;
};

export type Mailer = {
  /** Sends, or keeps in the outbox where no mail server is configured. Call it from a job: it may fail and be tried again. */
  send(mail: Mail): Promise<void>;
  /** The newest mails of the outbox. */
  kept(limit: number): Promise<SentMail[]>;
};

export function createMailer(sql: SqlPool, clock: Clock, smtpUrl: string | undefined, from: string): Mailer {
  // Loaded only where it is used, as the rest of the server does not need it.
  const transport = smtpUrl
    ? import('nodemailer').then((library) => library.createTransport(smtpUrl))
    : undefined;
  return {
    async send(mail) {
      await keep(sql, mail, clock.now());
      // Addresses only as objects: a crafted string could name further recipients.
      await (
        await transport
      )?.sendMail({
        from: { name: 'Wagwell', address: from },
        to: mail.to,
        subject: mail.subject,
        text: mail.body,
      });
    },
    kept: (limit) => sql<SentMail[]>`
      select id, to_address, to_name, subject, body, created_at from mails order by created_at desc, id desc limit ${limit}`,
  };
}

const keep = (sql: Sql, mail: Mail, now: Date) => sql`
  insert into mails (id, to_address, to_name, subject, body, created_at)
  values (${uuidv7()}, ${mail.to.address}, ${mail.to.name}, ${mail.subject}, ${mail.body}, ${now})`;
