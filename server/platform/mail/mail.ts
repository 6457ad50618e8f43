import { uuidv7 } from 'uuidv7';
import { seconds } from '../clock.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Sql, SqlPool } from '../database/sql.ts';

export type Mail = {
  to: { name: string; address: string };
  subject: string;
  /** Plain text. */
  body: string;
  html?: string;
  /** Identifies the mail in a form like `<id@host>`. */
  messageId?: string;
  /** Whom a reply reaches; no one reads those to Wagwell's own address. */
  replyTo?: { name: string; address: string };
  /** An address whose POST unsubscribes at once (RFC 8058). */
  unsubscribeUrl?: string;
};
export type SentMail = {
  id: string;
  toAddress: string;
  toName: string;
  subject: string;
  body: string;
  html: string | null;
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
  /** Breaks off what is being sent, so that stopping the server does not wait for a slow mail server. */
  stop(): void;
};

/** A slower mail server is tried again later; far less than the lease of a job. */
const usualPatience = seconds(30);

export function createMailer(
  { sql, clock, log, onRefused }: { sql: SqlPool; clock: Clock; log: Log; onRefused?: () => void },
  smtpUrl: string | undefined,
  from: string,
  patience = usualPatience,
): Mailer {
  // Loaded on demand, as the rest of the server does not need it.
  const transport = smtpUrl
    ? import('nodemailer').then((library) => library.createTransport(smtpUrl))
    : undefined;
  const stopping = new AbortController();
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
          ...(mail.html === undefined ? {} : { html: mail.html }),
          ...(mail.messageId === undefined ? {} : { messageId: mail.messageId }),
          ...(mail.replyTo === undefined ? {} : { replyTo: mail.replyTo }),
          headers: headersOf(mail),
          signal: AbortSignal.any([AbortSignal.timeout(patience), stopping.signal]),
        });
      } catch (error) {
        if (!isRefusedForGood(error)) throw error;
        // The mail server's message contains the address, so only the code is logged.
        log.warn({ code: error.responseCode }, 'a mail was refused for good');
        onRefused?.();
      }
    },
    kept: (limit) => sql<SentMail[]>`
      select id, to_address, to_name, subject, body, html, created_at from mails order by created_at desc, id desc limit ${limit}`,
    stop: () => stopping.abort(),
  };
}

const headersOf = ({ unsubscribeUrl }: Mail): Record<string, string> => ({
  // Vacation replies would reach no person.
  'Auto-Submitted': 'auto-generated',
  ...(unsubscribeUrl === undefined
    ? {}
    : {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
});

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

/** Removes the mails to an address from the outbox. */
export const forgetMailsTo = (sql: Sql, address: string) => sql`
  delete from mails where to_address = ${address}`;

const keep = (sql: Sql, mail: Mail, now: Date) => sql`
  insert into mails (id, to_address, to_name, subject, body, html, created_at)
  values (${uuidv7()}, ${mail.to.address}, ${mail.to.name}, ${mail.subject}, ${mail.body}, ${mail.html ?? null}, ${now})`;
