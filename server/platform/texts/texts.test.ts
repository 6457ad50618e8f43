import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTextGateway, textsSecret } from '#tests/standins/text-gateway.ts';
import type { TextGateway } from '#tests/standins/text-gateway.ts';
import { after, minutes, movableClock, seconds } from '../clock.ts';
import { isSigned, sign } from './signature.ts';
import { createTexts } from './texts.ts';

const clock = movableClock(new Date('2026-11-20T18:00:00Z'));
const services = { clock, log: pino({ level: 'silent' }) };
const text = { id: '01', to: '+15125550142', body: 'Bella is ready.' };

let gateway: TextGateway;
beforeAll(async () => {
  gateway = await openTextGateway(() => clock.now());
});
beforeEach(() => {
  gateway.answers = 202;
  gateway.sent.length = 0;
});
afterAll(() => gateway.close());

const texts = (secret = textsSecret, patience?: number) => {
  const made = createTexts({ TEXTS_URL: gateway.address, TEXTS_SECRET: secret }, services, patience);
  if (!made) throw new Error('There is a gateway');
  return made;
};

test('without a gateway there are no texts, and with keep: they stay here once each', async () => {
  expect(createTexts({}, services)).toBeUndefined();
  const local = createTexts({ TEXTS_URL: 'keep:', TEXTS_SECRET: textsSecret }, services);
  await local?.send(text);
  await local?.send(text);
  expect(local?.kept()).toEqual([text]);
});

test('a signed text arrives, and one for an id however often it is handed over', async () => {
  expect(await texts().send(text)).toBe('sent');
  expect(await texts().send(text)).toBe('sent');
  expect(gateway.sent).toEqual([text]);
});

test('a wrong secret is an error, so that the job retries once it is repaired', async () => {
  await expect(texts('another secret, which is wrong here').send(text)).rejects.toThrow('answered 401');
  expect(gateway.sent).toEqual([]);
});

test.each([400, 404, 410, 422])('%i is a refusal for good', async (status) => {
  gateway.answers = status;
  expect(await texts().send(text)).toBe('refused');
});

test.each([429, 500, 503])('%i is tried again', async (status) => {
  gateway.answers = status;
  await expect(texts().send(text)).rejects.toThrow(`answered ${status}`);
});

test('a gateway that says nothing does not hold up a job, nor a stop', async () => {
  gateway.answers = 'hangs';
  await expect(texts(textsSecret, seconds(0.2)).send(text)).rejects.toThrow(/timeout/i);
  const stopped = texts();
  const sending = stopped.send(text);
  stopped.stop();
  await expect(sending).rejects.toThrow(/abort/i);
});

test('a signature fits its bytes, its secret and its minutes only', () => {
  const now = clock.now();
  const body = Buffer.from('{"from":"+15125550142"}');
  const signature = sign(textsSecret, body, now);
  expect(isSigned(textsSecret, body, signature, now)).toBe(true);
  expect(isSigned(textsSecret, body, signature, after(now, minutes(4)))).toBe(true);
  expect(isSigned(textsSecret, body, signature, after(now, minutes(6)))).toBe(false);
  expect(isSigned(textsSecret, body, signature, after(now, -minutes(6)))).toBe(false);
  expect(isSigned(textsSecret, Buffer.from('{"from":"+15125550143"}'), signature, now)).toBe(false);
  expect(isSigned('another secret, which is wrong here', body, signature, now)).toBe(false);
  for (const wrong of [undefined, '', 't=1,v1=zz', [signature, signature]])
    expect(isSigned(textsSecret, body, wrong, now)).toBe(false);
});
