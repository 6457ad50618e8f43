import { makeFacts } from '#server/modules/profiles/facts/facts.factory.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeBookingPage } from './booking-page.factory.ts';

export type Address = Awaited<ReturnType<typeof makeBookingPage>>;
export type Page = { maya: Caller; params: Address };

export const noFee = 'No cancellation fee.';
export const otto = { name: 'Otto', species: 'dog', weight: 20, services: ['full_groom'] };

/** A time of December in Austin; the tests' today is Friday, November 20. */
export const on = (day: string, time = '09:00') => new Date(`2026-12-${day}T${time}:00-06:00`).toISOString();

let people = 0;
/** An unused address. */
export const someone = () => `kim${(people += 1)}@people.example`;

/** What strangers and a groomer do with a booking page. */
export function onPages(app: TestApp) {
  const mailsTo = async (email: string) =>
    (await app.app.platform.mailer.kept(100)).filter(({ toAddress }) => toAddress === email);

  async function codeOf(email: string): Promise<string> {
    await app.settle();
    const [mail] = await mailsTo(email);
    return /^\d{6}/.exec(mail?.body ?? '')?.[0] ?? '';
  }

  const askForCode = (params: Address, email: string) =>
    app.stranger.call('POST /api/book/:as/:slug/codes', { params, body: { email } });

  const verify = (params: Address, email: string, code: string) =>
    app.stranger.call('POST /api/book/:as/:slug/codes/verify', { params, body: { email, code } });

  const askForText = (params: Address, phone: string) =>
    app.stranger.call('POST /api/book/:as/:slug/codes', { params, body: { phone } });

  const verifyPhone = (params: Address, phone: string, code: string) =>
    app.stranger.call('POST /api/book/:as/:slug/codes/verify', { params, body: { phone, code } });

  return {
    askForText,
    verifyPhone,
    mailsTo,
    codeOf,
    askForCode,
    verify,
    /** Proves an address with the code of the mail. */
    async proven(params: Address, email: string) {
      await askForCode(params, email);
      return (await verify(params, email, await codeOf(email))).body;
    },
    /** A groomer at her own place with an open page. */
    async openPage(given: Parameters<typeof makeBookingPage>[2] = {}, profile: object = {}): Promise<Page> {
      const { id, params } = await app.transact(async (t) => {
        const groomer = await makeGroomer(t, { serviceType: 'salon', ...profile });
        await makeFacts(t, groomer.id, 'groomer', {
          prices: [
            { service: 'full_groom', size: 'small', from: 8000, minutes: 90 },
            { service: 'full_groom', size: 'medium', from: 12_000, minutes: 120 },
          ],
        });
        return { id: groomer.id, params: await makeBookingPage(t, groomer.id, given) };
      });
      return { maya: await app.as(id), params };
    },
    book: (params: Address, ticket: string, given: object = {}) =>
      app.stranger.call('POST /api/book/:as/:slug', {
        params,
        body: {
          ticket,
          firstName: 'Kim',
          phone: '512 555 0188',
          pets: [otto],
          startsAt: on('02'),
          policySeen: noFee,
          agreed: true,
          ...given,
        },
      }),
    visitsOf: async ({ maya }: Page) => (await maya.call('GET /api/visits')).body,
  };
}
