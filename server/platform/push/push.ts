import webPush from 'web-push';
import { seconds } from '../clock.ts';
import type { Config } from '../config.ts';

/** A browser's address at its push service, and the keys that encrypt for it. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };
type PushMessage = {
  payload: string;
  /** Replaces an undelivered message of the same topic; at most 32 letters and digits. */
  topic: string;
  /** The push service keeps the message for a browser that is off for this long; in ms. */
  keepFor: number;
};

/** Web push (RFC 8030), signed with the program's VAPID keys. */
export type Push = {
  publicKey: string;
  /** Whether this is an address of a push service that browsers use. */
  accepts(endpoint: string): boolean;
  /** @returns `gone` if the browser no longer takes messages @throws Error if it may work later */
  send(target: PushTarget, message: PushMessage): Promise<'sent' | 'gone'>;
};

/** A slower push service is tried again later. */
const patience = seconds(15);

/** Chrome and Edge on Android, Firefox, Safari, Edge on Windows. Any other address could be one of our own network. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /\.push\.apple\.com$/,
  /\.notify\.windows\.com$/,
];

/** @returns undefined without keys: nothing is pushed */
export function createPush({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: subject,
  PUSH_SERVICE_BASE: base,
}: Config): Push | undefined {
  if (!publicKey || !privateKey || !subject) return undefined;
  const vapidDetails = { subject, publicKey, privateKey };
  return {
    publicKey,
    accepts(endpoint) {
      const { protocol, hostname, port, origin } = new URL(endpoint);
      if (base && origin === new URL(base).origin) return true;
      return protocol === 'https:' && port === '' && services.some((service) => service.test(hostname));
    },
    async send({ endpoint, p256dh, auth }, { payload, topic, keepFor }) {
      const options = { vapidDetails, TTL: Math.floor(keepFor / 1000), topic, urgency: 'normal' } as const;
      const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, options);
      const reply = await fetch(request.endpoint, {
        method: request.method,
        headers: request.headers as Record<string, string>,
        body: new Uint8Array(request.body),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      await reply.body?.cancel();
      if (reply.status === 404 || reply.status === 410) return 'gone';
      if (!reply.ok) throw new Error(`The push service answered ${reply.status}`);
      return 'sent';
    },
  };
}
