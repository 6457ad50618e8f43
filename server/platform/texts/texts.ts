import { seconds } from '../clock.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { sign, signatureHeader } from './signature.ts';

export type Text = {
  /** The gateway sends one text for an id, however often it is handed over. */
  id: string;
  /** A number like `+15125550142`. */
  to: string;
  body: string;
};

/** Texts from the operator's registered sender. */
export type Texts = {
  /**
   * Hands a text to the gateway. Call it from a job, since it may fail.
   * @returns `refused` if this text can never be sent @throws Error if it may work later
   */
  send(text: Text): Promise<'sent' | 'refused'>;
  /** Returns the newest texts that were kept instead of sent. */
  kept(): readonly Text[];
  /** Breaks off what is being sent, so that stopping the server does not wait for a slow gateway. */
  stop(): void;
};

/** A slower gateway is tried again later; far less than the lease of a job. */
const usualPatience = seconds(15);
const mostKept = 100;

/** What the gateway says where trying again cannot help. Others, such as a wrong signature, are ours to repair. */
const refusals = new Set([400, 404, 410, 422]);

type Settings = Pick<Config, 'TEXTS_URL' | 'TEXTS_SECRET'>;

/** @returns undefined without TEXTS_URL: texts leave from the providers' own phones */
export function createTexts(
  { TEXTS_URL: address, TEXTS_SECRET: secret }: Settings,
  { clock, log }: { clock: Clock; log: Log },
  patience = usualPatience,
): Texts | undefined {
  if (!address || !secret) return undefined;
  return address === keepHere ? keepTexts(log) : sendTexts({ address, secret }, clock, patience);
}

/** The TEXTS_URL of one machine: nothing is sent. */
export const keepHere = 'keep:';

function keepTexts(log: Log): Texts {
  const kept: Text[] = [];
  return {
    async send(text) {
      if (kept.some(({ id }) => id === text.id)) return 'sent';
      kept.unshift(text);
      kept.length = Math.min(kept.length, mostKept);
      log.info({ text: text.body }, 'a text was kept');
      return 'sent';
    },
    kept: () => kept,
    stop: () => undefined,
  };
}

function sendTexts(gateway: { address: string; secret: string }, clock: Clock, patience: number): Texts {
  const stopping = new AbortController();
  return {
    async send(text) {
      const body = JSON.stringify({ id: text.id, to: text.to, body: text.body });
      const reply = await fetch(gateway.address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': text.id,
          [signatureHeader]: sign(gateway.secret, body, clock.now()),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.any([AbortSignal.timeout(patience), stopping.signal]),
      });
      await reply.body?.cancel();
      if (reply.ok) return 'sent';
      if (refusals.has(reply.status)) return 'refused';
      throw new Error(`The text gateway answered ${reply.status}`);
    },
    kept: () => [],
    stop: () => stopping.abort(),
  };
}
