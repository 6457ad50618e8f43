import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { pay } from '#tests/paying.ts';
import { textOfPdf } from '#tests/journeys/pdf.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { verifyLedger } from './verify-ledger.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

async function payer(given: Parameters<TestApp['signIn']>[0] = {}) {
  const caller = await app.signIn({ membership: false, ...given });
  await pay(caller, 'monthly');
  const { body } = await caller.call('GET /api/invoices');
  const [invoice] = body;
  if (!invoice) throw new Error('Nothing was invoiced');
  return { ...caller, invoice };
}
const pdfOf = (cookie: string, id: string) =>
  app.app.server.inject({ url: `/api/invoices/${id}/pdf`, headers: cookie ? { cookie } : {} });

type Admin = Awaited<ReturnType<TestApp['signIn']>>;
const refund = (admin: Admin, id: string, body: object) =>
  admin.call('POST /api/admin/invoices/:id/refund', { params: { id }, body });

describe('invoices', () => {
  test('are numbered without gaps under concurrent payments', async () => {
    const callers = await Promise.all(Array.from({ length: 8 }, () => app.signIn({ membership: false })));
    await Promise.all(callers.map((caller) => pay(caller, 'monthly')));
    const admin = await app.signIn({ isAdmin: true });
    const { body } = await admin.call('GET /api/admin/invoices', { query: { limit: 100 } });
    const numbers = body.map(({ number }) => Number(number.replace('WG-', '')));
    expect(numbers).toEqual(Array.from({ length: body.length }, (_, n) => body.length - n));
  });

  test('can be downloaded as a PDF by the payer only', async () => {
    const ana = await payer({ firstName: 'Zoë', lastName: 'Łukasz-Nguyễn 李' });
    const other = await app.signIn();
    const answer = await pdfOf(ana.cookie, ana.invoice.id);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="wagwell-${ana.invoice.number}.pdf"`,
    );
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(answer.rawPayload.subarray(-6).toString()).toContain('%%EOF');
    expect((await pdfOf('', ana.invoice.id)).statusCode).toBe(401);
    expect((await pdfOf(other.cookie, ana.invoice.id)).statusCode).toBe(404);
    expect((await other.call('GET /api/invoices')).body).toEqual([]);
    expect((await pdfOf(ana.cookie, 'x')).statusCode).toBe(422);
  });

  test.each([
    ['Zoë', 'Łukasz-Nguyễn'],
    ['Ἀλέξανδρος', 'Παπαδόπουλος'],
    ['Владимир', 'Щербаков'],
    ['小明', '李'],
    ['지민', '김'],
    ['محمد', 'علي'],
  ])('the PDF draws every letter of %s %s', async (firstName, lastName) => {
    const ana = await payer({ firstName, lastName });
    const { rawPayload } = await pdfOf(ana.cookie, ana.invoice.id);
    const text = textOfPdf(rawPayload).replaceAll('\n', '');
    for (const letter of `${firstName}${lastName}`.replaceAll(/[ -]/g, '')) expect(text).toContain(letter);
    expect(text).not.toContain('·');
    expect(text).toContain('Monthly membership$6.99');
  });

  test('characters that no font has are left out, and the rest is drawn', async () => {
    const ana = await payer({ firstName: 'Bo \u{1F9AE}', lastName: '\u{2A6D6}Ray' });
    const text = textOfPdf((await pdfOf(ana.cookie, ana.invoice.id)).rawPayload);
    expect(text).toContain('Ray');
    expect(text).toContain(ana.account.email);
  });

  test('are listed a page at a time', async () => {
    const ana = await payer({ roles: ['pet_owner'] });
    await pay(ana, 'premium_monthly');
    const first = await ana.call('GET /api/invoices', { query: { limit: 1 } });
    expect(first.body).toMatchObject([{ amount: 2999, description: 'Premium Monthly plan' }]);
    const cursor = /cursor=([^&>]+)/.exec(String(first.headers['link']))?.[1] ?? '';
    const second = await ana.call('GET /api/invoices', { query: { limit: 1, cursor } });
    expect(second.body.map(({ amount }) => amount)).toEqual([699]);
    expect(second.headers['link']).toBeUndefined();
    expect((await ana.call('GET /api/invoices', { query: { limit: 101 } })).status).toBe(422);
  });

  test('a cursor must be an invoice that the caller may see', async () => {
    const [ana, bea] = [await payer(), await payer()];
    const cursor = bea.invoice.id;
    expect((await ana.call('GET /api/invoices', { query: { cursor } })).problem.errors?.[0]?.path).toBe(
      'cursor',
    );
    const admin = await app.signIn({ isAdmin: true });
    const unknown = { q: '', cursor: ana.id };
    expect((await admin.call('GET /api/admin/invoices', { query: unknown })).status).toBe(422);
    expect((await admin.call('GET /api/admin/invoices', { query: { q: '', cursor } })).status).toBe(200);
  });
});

test('admins find an invoice by number, name or email; digits in an email are not a number', async () => {
  const bea = await payer({ email: 'bea@example.com' });
  const figure = Number(bea.invoice.number.slice(3));
  await payer({ email: `bea${figure}@example.com` });
  const admin = await app.signIn({ isAdmin: true });
  const found = async (q: string) =>
    (await admin.call('GET /api/admin/invoices', { query: { q } })).body.map(({ id }) => id);
  const { number } = bea.invoice;
  expect(await found(number)).toEqual([bea.invoice.id]);
  expect(await found(String(figure))).toEqual([bea.invoice.id]);
  expect(await found(`x${figure}@example.com`)).toEqual([]);
  expect(await found('9'.repeat(60))).toEqual([]);
});

describe('refunds', () => {
  test('an admin refunds a part, then the rest, with a reason; access stays', async () => {
    const ana = await payer({ email: 'refund-me@example.com' });
    const admin = await app.signIn({ isAdmin: true });
    const found = await admin.call('GET /api/admin/invoices', { query: { q: 'Refund-Me@' } });
    expect(found.body).toMatchObject([{ id: ana.invoice.id, email: 'refund-me@example.com' }]);
    const part = await refund(admin, ana.invoice.id, { amount: 200, reason: 'Locked out for a week' });
    expect(part.body).toMatchObject({ status: 'partly_refunded', refunded: 200, amount: 699 });
    const tooMuch = await refund(admin, ana.invoice.id, { amount: 500, reason: 'More' });
    expect(tooMuch.problem.errors?.[0]).toMatchObject({
      path: 'amount',
      message: 'At most $4.99 can be refunded.',
    });
    const rest = await refund(admin, ana.invoice.id, { reason: 'All of it' });
    expect(rest.body).toMatchObject({ status: 'refunded', refunded: 699 });
    expect((await refund(admin, ana.invoice.id, { reason: 'Again' })).problem.code).toBe('already_done');
    expect((await ana.call('GET /api/membership')).body.hasMembership).toBe(true);
    const { body: log } = await admin.call('GET /api/admin/audit-log');
    expect(log.slice(0, 2)).toMatchObject([
      { act: 'invoice.refunded', adminId: admin.id, subjectId: ana.invoice.id, details: { amount: 499 } },
      { details: { amount: 200, reason: 'Locked out for a week' } },
    ]);
    await app.settle();
    expect((await app.app.platform.mailer.kept(2)).map((mail) => mail.subject)).toContain(
      'Your Wagwell refund',
    );
  });

  test('twenty concurrent refunds return no more than was paid', async () => {
    const ana = await payer();
    const admin = await app.signIn({ isAdmin: true });
    await Promise.all(
      Array.from({ length: 20 }, () => refund(admin, ana.invoice.id, { amount: 100, reason: 'Sorry' })),
    );
    const { body } = await ana.call('GET /api/invoices');
    expect(body[0]?.refunded).toBe(600);
  });

  test.each([
    [{}],
    [{ reason: '' }],
    [{ reason: 'x', amount: 0 }],
    [{ reason: 'x', amount: -5 }],
    [{ reason: 'x', amount: 1.5 }],
  ])('refuses %j', async (body) => {
    const ana = await payer();
    const admin = await app.signIn({ isAdmin: true });
    expect((await refund(admin, ana.invoice.id, body)).status).toBe(422);
    expect((await ana.call('GET /api/invoices')).body[0]?.refunded).toBe(0);
  });

  test('are only for admins', async () => {
    const ana = await payer();
    for (const caller of [app.stranger, ana]) {
      for (const key of ['GET /api/admin/invoices', 'GET /api/admin/nothing-here'] as const) {
        const answer = await app.app.server.inject({ url: key.slice(4), headers: { cookie: caller.cookie } });
        expect(answer.statusCode).toBe(404);
        expect(answer.json()).toMatchObject({ code: 'not_found', detail: `There is nothing at ${key}.` });
      }
      const post = (url: string, payload: string) =>
        app.app.server.inject({
          method: 'POST',
          url,
          payload,
          headers: { cookie: caller.cookie, 'content-type': 'application/json' },
        });
      const known = await post(`/api/admin/invoices/${ana.invoice.id}/refund`, '{"reason":"mine"}');
      const unknown = await post(`/api/admin/invoices/${ana.invoice.id}/refunds`, '{"reason":"mine"}');
      expect(known.statusCode).toBe(404);
      expect(known.body.replace('/refund.', '/refunds.')).toBe(unknown.body);
    }
  });
});

describe('the ledger', () => {
  test('refuses to update or delete rows', async () => {
    await payer();
    const { sql } = app.app.platform;
    const tries = [
      () => sql`update ledger_entries set amount = 1`,
      () => sql`delete from ledger_entries`,
      () => sql`truncate ledger_entries`,
      () => sql`update invoices set amount = 0`,
      () => sql`delete from invoices`,
      () => sql`update audit_log set act = 'nothing'`,
    ];
    await payer();
    for (const attempt of tries) await expect(attempt()).rejects.toThrow(/keeps every row as it was written/);
  });

  test('passes the check, and the check names a row that does not add up', async () => {
    await payer();
    const { sql } = app.app.platform;
    const { entries, faults } = await verifyLedger(sql);
    expect(entries).toBeGreaterThan(0);
    expect(faults).toEqual([]);
    await sql`alter table ledger_entries disable trigger user`;
    const [row] = await sql<{ id: number; invoiceId: string }[]>`
      update ledger_entries set amount = amount + 1 where id = (select max(id) from ledger_entries) returning id, invoice_id`;
    const broken = await verifyLedger(sql);
    expect(broken.faults.some((fault) => fault.includes(`row ${row?.id}`))).toBe(true);
    expect(broken.faults.some((fault) => fault.includes('lines'))).toBe(true);
    await sql`update ledger_entries set amount = amount - 1 where id = ${row?.id ?? 0}`;
    await sql`alter table ledger_entries enable trigger user`;
    expect((await verifyLedger(sql)).faults).toEqual([]);
  });
});

test('page, mail and PDF show the same day, in the member’s own time zone', async () => {
  // Nine in the evening in Austin is the next day in UTC.
  app.clock.moveTo(new Date('2027-03-01T03:00:00Z'));
  const ana = await payer();
  await app.transact((t) => makeGroomer(t, { accountId: ana.id, address: 'Austin, TX 78704' }));
  const bea = await payer();
  await app.settle();
  const { mailer } = app.app.platform;
  const mails = (await mailer.kept(200)).filter(({ subject }) => subject.startsWith('Welcome to Wagwell'));
  expect(mails.find(({ toAddress }) => toAddress === bea.account.email)?.body).toContain('April 1, 2027');
  expect(mails.find(({ toAddress }) => toAddress === ana.account.email)?.body).toContain('March 31, 2027');
  const text = async ({ cookie, invoice }: typeof ana) =>
    textOfPdf((await pdfOf(cookie, invoice.id)).rawPayload);
  expect(await text(ana)).toContain('Feb 28, 2027');
  expect(await text(bea)).toContain('Mar 1, 2027');
  const zones = [];
  for (const caller of [ana, bea]) {
    const { body } = await caller.call('GET /api/membership');
    const { body: invoices } = await caller.call('GET /api/invoices');
    const { body: session } = await caller.call('GET /auth/me');
    zones.push([body.access?.timeZone, invoices[0]?.timeZone, session.timeZone]);
  }
  expect(zones).toEqual([
    ['America/Chicago', 'America/Chicago', 'America/Chicago'],
    ['UTC', 'UTC', 'UTC'],
  ]);
});
