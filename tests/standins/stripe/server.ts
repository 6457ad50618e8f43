import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import type { Clock } from '#server/platform/clock.ts';
import { answer } from './answer.ts';
import { renewDue } from './billing.ts';
import { StripeProblem, openBooks } from './books.ts';
import { calls } from './calls.ts';
import { changeCard } from './portal.ts';
import { paySession } from './checkout.ts';
import { listOf, readForm } from './form-body.ts';
import { payPage } from './pay-page.ts';

/** A failing reply. `silent` closes the connection; `after` means that the work was done anyway. */
export type Mishap = { on: RegExp; how: 500 | 429 | 'silent' | 'silent-after'; times?: number };
export type Message = { payload: string; signature: string };

export type StripeStandin = Awaited<ReturnType<typeof startStripeStandin>>;

/**
 * A stand-in for Stripe: same calls, shapes and errors, state in memory, on a clock that tests move. It can
 * simulate failures; its messages wait until they are delivered, in any order and as often as needed.
 */
export async function startStripeStandin({
  clock,
  port = 0,
  secretKey = 'sk_test_standin',
}: {
  clock: Clock;
  port?: number;
  secretKey?: string;
}) {
  const books = openBooks(clock);
  const answered = new Map<string, { asked: string; status: number; body: unknown }>();
  let mishaps: Mishap[] = [];
  let down = false;
  let delivered = 0;
  let listener: string | undefined;

  const mishapFor = (asked: string) => {
    const found = mishaps.find(({ on, times = 1 }) => times > 0 && on.test(asked));
    if (found) found.times = (found.times ?? 1) - 1;
    return found?.how;
  };

  function run(
    asked: string,
    path: string,
    form: ReturnType<typeof readForm>,
  ): { status: number; body: unknown } {
    try {
      const [method = ''] = asked.split(' ');
      const { call, id } = match(method, path);
      const expand = listOf(form, 'expand').filter((each) => typeof each === 'string');
      return { status: 200, body: answer(books, call(books, form, id), expand) };
    } catch (error) {
      if (error instanceof StripeProblem) return { status: error.status, body: { error: error.body } };
      throw error;
    }
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stripe');
    const text = await bodyOf(request);
    if (await payPage(books, url, request.method ?? 'GET', text, response)) return;
    const asked = `${request.method} ${url.pathname}`;
    const how = down ? 'silent' : mishapFor(asked);
    if (how === 'silent') return void request.socket.destroy();
    if (how === 500 || how === 429) return send(response, how, { error: problems[how] });
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return send(response, 401, {
        error: { type: 'invalid_request_error', message: 'Invalid API Key provided' },
      });
    const key = request.headers['idempotency-key'];
    const fingerprint = `${asked} ${text}`;
    const before = typeof key === 'string' ? answered.get(key) : undefined;
    if (before && before.asked !== fingerprint)
      return send(response, 400, {
        error: {
          type: 'idempotency_error',
          message: 'Keys for idempotent requests can only be used with the same parameters.',
        },
      });
    const result =
      before ?? run(asked, url.pathname, readForm(request.method === 'GET' ? url.search.slice(1) : text));
    if (typeof key === 'string') answered.set(key, { asked: fingerprint, ...result });
    if (how === 'silent-after') return void request.socket.destroy();
    send(response, result.status, result.body);
  }

  const server: Server = createServer((request, response) => {
    serve(request, response)
      .catch((error: unknown) =>
        send(response, 500, { error: { type: 'api_error', message: String(error) } }),
      )
      // Failed deliveries are dropped here; the program fetches them later, as with the real Stripe.
      .then(() => (listener ? standin.deliverTo(listener) : []))
      .catch(() => undefined);
  });
  // Browsers that may only contact this machine use this name.
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  books.address = address;

  const standin = {
    address,
    books,
    /** The settings that connect the program to the stand-in. */
    settings: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: 'whsec_standin',
      STRIPE_API_BASE: address,
    },
    misbehave(...plans: Mishap[]) {
      mishaps = plans;
    },
    /** Stops all replies until it is up again. */
    setDown(value: boolean) {
      down = value;
    },
    pay: (url: string, number: string, confirmed = false) =>
      paySession(books, url.split('/').at(-1) ?? '', number, confirmed),
    /** Changes the card on the portal's page. */
    changeCard: (url: string, number: string) => changeCard(books, url.split('/').at(-1) ?? '', number, true),
    renewDue: () => renewDue(books),
    /** Returns messages not fetched before, signed now. */
    newMessages(): Message[] {
      const fresh = books.events.slice(delivered);
      delivered = books.events.length;
      return fresh.map((event) => signed(JSON.stringify(event), books.now()));
    },
    signed: (payload: string, at = books.now()) => signed(payload, at),
    /** Sends them to a running program. @returns the HTTP statuses */
    async deliverTo(site: string): Promise<number[]> {
      const statuses: number[] = [];
      for (const { payload, signature } of this.newMessages()) {
        const { status } = await fetch(`${site}/api/stripe/webhook`, {
          method: 'POST',
          body: payload,
          headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        });
        statuses.push(status);
      }
      return statuses;
    },
    /** Delivers all later messages automatically. */
    deliverAlwaysTo(site: string): void {
      listener = site;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return standin;
}

const problems = {
  500: { type: 'api_error', message: 'An unknown error occurred' },
  429: { type: 'invalid_request_error', code: 'rate_limit', message: 'Request rate limit exceeded' },
};

function signed(payload: string, timestamp: number): Message {
  const secret = 'whsec_standin';
  return { payload, signature: Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }) };
}

/** @throws StripeProblem for a path that the stand-in does not know */
function match(method: string, path: string) {
  for (const [key, call] of Object.entries(calls)) {
    const [callMethod, pattern = ''] = key.split(' ');
    const found = callMethod === method && new RegExp(`^${pattern.replace(':id', '([^/]+)')}$`).exec(path);
    if (found) return { call, id: decodeURIComponent(found[1] ?? '') };
  }
  throw new StripeProblem(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_standin' });
  response.end(JSON.stringify(body));
}
