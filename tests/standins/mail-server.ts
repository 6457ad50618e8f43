import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import type { ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerDataStream } from 'smtp-server';

export type MailServer = {
  url: string;
  /** What has arrived, oldest first. */
  arrived: ParsedMail[];
  /** While true, a mail is taken and never answered. */
  hangs: boolean;
  close(): Promise<void>;
};

/** A mail server that takes every mail and parses it. */
export async function openMailServer(): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1,
    onData(stream, _session, done) {
      if (mails.hangs) stream.resume();
      else void take(stream, done);
    },
  });
  async function take(stream: SMTPServerDataStream, done: (error?: Error | null) => void): Promise<void> {
    mails.arrived.push(await simpleParser(stream));
    done();
  }
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const mails: MailServer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    arrived: [],
    hangs: false,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      }),
  };
  return mails;
}
