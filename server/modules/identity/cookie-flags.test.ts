import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { hashToken } from './tokens.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const send = (url: string, payload: object) => app.app.server.inject({ method: 'POST', url, payload });

let people = 0;
async function register(password: string): Promise<string> {
  const email = `typist${++people}@kennel.example`;
  const payload = {
    firstName: 'Maya',
    lastName: 'Ortiz',
    email,
    password,
    userType: 'groomer',
    plan: 'monthly',
    agreeToTerms: true,
    agreeToPrivacy: true,
  };
  expect((await send('/auth/register', payload)).statusCode).toBe(201);
  return email;
}

describe('the cookies of a session', () => {
  test('are out of reach of scripts and of other sites’ requests', async () => {
    const email = await register('sharp-shears at noon');
    const { headers, cookies } = await send('/auth/login', { email, password: 'sharp-shears at noon' });
    expect(cookies.map(({ name }) => name).toSorted()).toEqual(['wagwell_browser', 'wagwell_session']);
    for (const cookie of [headers['set-cookie']].flat()) {
      expect(cookie).toMatch(/; HttpOnly/);
      expect(cookie).toMatch(/; SameSite=Lax/);
    }
  });

  test('hold 256 random bits, of which the database knows only the hash', async () => {
    const email = await register('sharp-shears at noon');
    const tokens = [];
    for (let nth = 0; nth < 3; nth++) {
      const { cookies } = await send('/auth/login', { email, password: 'sharp-shears at noon' });
      for (const { value } of cookies) {
        expect(Buffer.from(value, 'base64url')).toHaveLength(32);
        tokens.push(value);
      }
    }
    expect(new Set(tokens).size).toBe(tokens.length);
    const stored = await app.app.platform.sql<{ text: string; tokenHash: Buffer }[]>`
      select sessions::text as text, token_hash from sessions`;
    expect(stored.length).toBeGreaterThan(0);
    for (const { text } of stored) for (const token of tokens) expect(text).not.toContain(token);
    const hashes = new Set(stored.map(({ tokenHash }) => tokenHash.toString('hex')));
    expect(tokens.filter((token) => hashes.has(hashToken(token).toString('hex'))).length).toBeGreaterThan(0);
  });
});

test('a password is compared exactly as it was typed', async () => {
  const typed = `  Lanterns at noon ${'梳'.repeat(50)} `;
  const email = await register(typed);
  expect((await send('/auth/login', { email, password: typed })).statusCode).toBe(200);
  for (const other of [
    typed.trim(),
    typed.toLowerCase(),
    typed.slice(0, 64),
    `${typed} `,
    typed.normalize('NFD') + '.',
  ])
    expect((await send('/auth/login', { email, password: other })).statusCode).toBe(401);
});

test('a stored password says how it was derived, so that the cost can rise', async () => {
  const email = await register('sharp-shears at noon');
  const [row] = await app.app.platform.sql<{ passwordHash: string }[]>`
    select password_hash from accounts where email = ${email}`;
  expect(row?.passwordHash).toMatch(/^argon2id\$19456\$2\$[\w-]{22}\$[\w-]{43}$/);
});
