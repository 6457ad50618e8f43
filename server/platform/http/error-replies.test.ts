import { Writable } from 'node:stream';
import Fastify from 'fastify';
import pino from 'pino';
import { expect, test } from 'vitest';
import { problem } from '../problem.ts';
import { handleErrors, refusalOf, waitOf } from './errors.ts';

/** A server whose one route fails. @returns it with the lines of its log */
function failingServer(fail: () => unknown) {
  let said = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      said += chunk.toString();
      done();
    },
  });
  const server = Fastify({ loggerInstance: pino({ level: 'info' }, stream) });
  handleErrors(server as never);
  server.get('/*', fail);
  return { server, lines: () => said.trim().split('\n') };
}

test('an unexpected error is logged whole and told to nobody; its reply names the line of the log', async () => {
  const { server, lines } = failingServer(() => {
    throw new Error('relation "lanterns" does not exist');
  });
  const { statusCode, body } = await server.inject('/');
  expect(statusCode).toBe(500);
  expect(body).not.toMatch(/lanterns|Error:|\.ts|node_modules/);
  expect(JSON.parse(body)).toMatchObject({ code: 'internal', status: 500 });
  const logged = lines().map(
    (line): { msg: string; requestId: string; err: { message: string; stack: string } } => JSON.parse(line),
  );
  const failure = logged.find(({ msg }) => msg === 'request failed');
  expect(failure?.err.message).toContain('lanterns');
  expect(JSON.parse(body)).toMatchObject({
    requestId: failure?.requestId,
    detail: expect.stringContaining(`name ${failure?.requestId}.`),
  });
  expect(failure?.err.stack).toContain('error-replies.test.ts');
  await server.close();
});

test('a line break in a request makes no line of the log', async () => {
  const { server, lines } = failingServer(() => {
    throw new Error('bad\n{"level":"info","msg":"rights changed"}');
  });
  await server.inject('/%0a%7B%22msg%22:%22rights%20changed%22%7D');
  const messages = lines().map((line) => (JSON.parse(line) as { msg: string }).msg);
  expect(messages.length).toBeGreaterThan(0);
  expect(messages).not.toContain('rights changed');
  await server.close();
});

test('a page that could not be rendered is told to come back when that helps, and is our fault else', () => {
  const away = refusalOf(problem('unavailable', 'The page could not read /api/landing.'));
  expect([away?.status, away && waitOf(away)]).toEqual([503, 60]);
  expect(refusalOf(problem('too_often', 'Too often.').retryIn(7))?.status).toBe(429);
  expect(refusalOf(problem('internal', 'Broken.'))).toBeUndefined();
  expect(refusalOf(new Error('broken'))).toBeUndefined();
});
