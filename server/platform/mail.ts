import { uuidv7 } from 'uuidv7';
import { seconds } from './clock.ts';
import type { Clock } from './clock.ts';
import type { Log } from './log.ts';
import type { Sql, SqlPool } from './database/sql.ts';

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
  /**
   * Sends a mail, or keeps it in the outbox if no mail server is configured. Call it from a job, since it may
   * fail; a mail that is refused for good counts as done, because retries cannot succeed.
   */
  send(mail: Mail): Promise<void>;
  /** Returns the newest mails of the outbox. */
  kept(limit: number): Promise<SentMail[]>;
};

/** A slower mail server is tried again later; far less than the lease of a job. */
const usualPatience = seconds(30);

export function createMailer(
  { sql, clock, log }: { sql: SqlPool; clock: Clock; log: Log },
  smtpUrl: string | undefined,
  from: string,
  patience = usualPatience,
): Mailer {
  // Loaded on demand, as the rest of the server does not need it.
  const transport = smtpUrl
    ? import('nodemailer').then((library) => library.createTransport(smtpUrl))
    : undefined;
  return {
    async send(mail) {
      const server = await transport;
      if (!server) {
        await keep(sql, mail, clock.now());
        return;
      }
      try {
        await server.sendMail({
          // Addresses are passed as objects: a crafted string could add recipients.
          from: { name: 'Wagwell', address: from },
          to: mail.to,
          subject: mail.subject,
          text: mail.body,
          signal: AbortSignal.timeout(patience),
        });
      } catch (error) {
        if (!isRefusedForGood(error)) throw error;
        // The mail server's message contains the address, so only the code is logged.
        log.warn({ code: error.responseCode }, 'a mail was refused for good');
      }
    },
    kept: (limit) => sql<SentMail[]>`
      select id, to_address, to_name, subject, body, created_at from mails order by created_at desc, id desc limit ${limit}`,
  };
}

type SmtpError = Error & { command: string; responseCode: number };

/**
 * Whether the mail or its recipient is refused for good. A refused sender or password can be fixed, so it
 * does not count.
 */
const isRefusedForGood = (error: unknown): error is SmtpError =>
  error instanceof Error &&
  'command' in error &&
  (error.command === 'RCPT TO' || error.command === 'DATA') &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

const keep = (sql: Sql, mail: Mail, now: Date) => sql`
  insert into mails (id, to_address, to_name, subject, body, created_at)
  values (${uuidv7()}, ${mail.to.address}, ${mail.to.name}, ${mail.subject}, ${mail.body}, ${now})`;
