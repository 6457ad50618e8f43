import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** As proxies write them, and short enough to be read out on the phone. */
const ofProxy = /^[\w-]{8,64}$/;

/**
 * Names each request in its reply and in the log: as our own proxy has named it, so that one id leads through both logs, or
 * by ids that are unique over processes and restarts. A random id per request would cost more than an unchanged poll.
 */
export function requestIds(proxyHops: number): (raw: Pick<IncomingMessage, 'headers'>) => string {
  const process = randomBytes(9).toString('base64url');
  let count = 0;
  return ({ headers }) => {
    const given = proxyHops > 0 ? headers['x-request-id'] : undefined;
    return typeof given === 'string' && ofProxy.test(given) ? given : `${process}-${(++count).toString(36)}`;
  };
}
