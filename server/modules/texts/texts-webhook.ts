import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Platform } from '#server/platform/platform.ts';
import { problem } from '#server/platform/problem.ts';
import { isSigned, signatureHeader } from '#server/platform/texts/signature.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { resumeNumber, stopNumber } from './stops.ts';
import { textNumberOf } from './text-number.ts';

const stops = new Set(['stop', 'quit', 'end', 'revoke', 'optout', 'cancel', 'unsubscribe']);
const starts = new Set(['start']);

/** What a reply asks for, whatever its case, blanks and punctuation; undefined for every other word. */
function wishOf(reply: string): 'stop' | 'start' | undefined {
  const word = reply.toLowerCase().replaceAll(/[\s\p{P}\p{S}\p{C}]/gu, '');
  if (stops.has(word)) return 'stop';
  return starts.has(word) ? 'start' : undefined;
}

const bodyLimit = 16 * 1024;

/** What the gateway passes on: a reply to a text, or what became of one. */
const Message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('reply'), from: z.string().max(40), body: z.string() }),
  z.object({ type: z.literal('report'), id: z.uuid(), state: z.enum(['delivered', 'failed']) }),
]);
type Message = z.output<typeof Message>;

/** Handles `POST /api/texts/webhook`. A message must be signed and fresh; it may come twice, since it does the same again. */
export async function textsWebhook(server: FastifyInstance, platform: Platform): Promise<void> {
  const { clock, transact } = platform;
  const secret = platform.config.TEXTS_SECRET ?? '';
  await server.register(async (scope) => {
    // The signature covers the raw bytes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_, body, done) => done(null, body));
    scope.post('/api/texts/webhook', { bodyLimit, schema: { hide: true } }, async (request, reply) => {
      const { body, headers } = request;
      if (!Buffer.isBuffer(body) || !isSigned(secret, body, headers[signatureHeader], clock.now()))
        throw problem('forbidden', 'This message is not signed by the gateway, or too old.');
      const message = read(body);
      return reply.code(200).send(await transact((t) => takeIn(t, message)));
    });
  });
}

function read(body: Buffer): Message {
  try {
    return Message.parse(JSON.parse(body.toString()));
  } catch {
    throw problem('bad_request', 'This message is signed, but it is neither a reply nor a report.');
  }
}

const stopped =
  'Wagwell: You get no more texts from any groomer through this number. Text START to get them again.';
const resumed = 'Wagwell: You get texts of your groomers again. Text STOP to end them.';

/** @returns what the gateway answers the sender of a reply; null where nothing is to be said */
async function takeIn(t: Transaction, message: Message): Promise<{ reply: string | null }> {
  if (message.type === 'report') {
    if (message.state === 'failed') await t.announce('text.not_delivered', { textId: message.id });
    return { reply: null };
  }
  const number = textNumberOf(message.from);
  const wish = number && wishOf(message.body);
  if (!wish) return { reply: null };
  await (wish === 'stop' ? stopNumber(t.sql, number, t.now) : resumeNumber(t.sql, number));
  return { reply: wish === 'stop' ? stopped : resumed };
}
