import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { PlanCode } from '#contract/memberships/plan-facts.ts';
import { expect, test as base } from './journey.ts';
import { textOfPdf } from './pdf.ts';
import { agree, cards, newcomer, payWith, post, typeCard } from './people.ts';
import { openSite } from './site.ts';
import type { Processor, Site } from './site.ts';

/** Each at one size: the screens are the same for both. */
export const processors: { processor: Processor; size: string }[] = [
  { processor: 'test', size: '@phone' },
  { processor: 'stripe', size: '@desktop' },
];

/** Sites whose clocks only payment journeys move, one per worker and processor, started on first use. */
export const test = base.extend<object, { siteWith: (processor: Processor) => Promise<Site> }>({
  siteWith: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from here
    async ({}, use) => {
      const sites = new Map<Processor, Promise<Site>>();
      await use((processor) => {
        const site = sites.get(processor) ?? openSite({ demo: false, processor });
        sites.set(processor, site);
        return site;
      });
      for (const site of sites.values()) await (await site).close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** The form for cards: at our own checkout, or on Stripe's page. */
export type Till = {
  /** Pays at the open checkout, also after a refusal. */
  pay(page: Page, number: string): Promise<void>;
  refusal: string;
  /** The bank's confirmation dialog. */
  question(page: Page): Locator;
  sayNo(page: Page): Promise<void>;
  sayYes(page: Page): Promise<void>;
  /**
   * Replaces the card for open and later payments, on the open membership page; open payments are collected
   * at once.
   */
  recover(page: Page, number: string): Promise<void>;
};

const atOurs: Till = {
  pay: payWith,
  refusal: 'The bank declined this card. Check the number or use another card.',
  question: (page) => page.getByRole('alertdialog', { name: 'Your bank asks you to confirm' }),
  sayNo: (page) => page.getByRole('button', { name: 'Cancel' }).click(),
  sayYes: (page) => page.getByRole('button', { name: 'Confirm payment' }).click(),
  async recover(page, number) {
    await page.getByRole('button', { name: 'Pay $6.99', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Pay $6.99' });
    await dialog.getByRole('radio', { name: /Another card/ }).check();
    await typeCard(page, number);
    await dialog.getByRole('button', { name: 'Pay $6.99' }).click();
  },
};

const atStripes: Till = {
  async pay(page, number) {
    const leave = page.getByRole('button', { name: /^Continue to Stripe to pay \$/ });
    const typed = page.getByLabel('Card number');
    await expect(leave.or(typed)).toBeVisible();
    if (await leave.isVisible()) {
      await agree(page);
      await leave.click();
    }
    await typed.fill(number);
    await page.getByRole('button', { name: 'Pay' }).click();
  },
  refusal: 'Your card was declined.',
  question: (page) => page.getByText('Your card asks for confirmation.'),
  sayNo: (page) => page.getByRole('link', { name: 'Back' }).click(),
  async sayYes(page) {
    await page.getByLabel('Card number').fill(cards.asksFirst);
    await page.getByRole('checkbox', { name: 'Confirm' }).check();
    await page.getByRole('button', { name: 'Pay' }).click();
  },
  async recover(page, number) {
    await page.getByRole('button', { name: 'Change card' }).click();
    await page.getByRole('button', { name: 'Continue to Stripe' }).click();
    await page.getByLabel('Card number').fill(number);
    await page.getByRole('button', { name: 'Another card' }).click();
    await page.getByRole('button', { name: 'Pay $6.99', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pay $6.99' }).click();
  },
};

export const tills: Record<Processor, Till> = { test: atOurs, stripe: atStripes };

type NewMember = Parameters<typeof newcomer>[2] & { plan?: PlanCode; number?: string };

/** Creates a paying member through the API, for journeys that begin after joining. @returns their email */
export async function newMember(page: Page, site: Site, given: NewMember): Promise<string> {
  const email = await newcomer(page, site, given);
  const { plan = 'monthly', number = cards.pays } = given;
  const { id } = (await post(page, `${site.url}/api/checkout-sessions`, { plan })) as { id: string };
  if (site.processor === 'test') {
    const card = { number, expMonth: 4, expYear: 2049, cvc: '123' };
    await post(page, `${site.url}/api/test-checkout/${id}`, { card, agreeToRenewal: true });
    return email;
  }
  const left = await post(page, `${site.url}/api/checkout-sessions/${id}/leave-to-pay`, {
    agreeToRenewal: true,
  });
  await page.request.post((left as { url: string }).url, { form: { number }, maxRedirects: 0 });
  await post(page, `${site.url}/api/checkout-sessions/${id}/settle`, {});
  return email;
}

type Held = { startedAt: string; paidUntil: string; minimumUntil: string };

/** Returns the dates of the browser's membership, by the server's clock. */
export async function held(page: Page, site: Site): Promise<Record<keyof Held, Date>> {
  const overview = (await (await page.request.get(`${site.url}/api/membership`)).json()) as { access: Held };
  const { startedAt, paidUntil, minimumUntil } = overview.access;
  return {
    startedAt: new Date(startedAt),
    paidUntil: new Date(paidUntil),
    minimumUntil: new Date(minimumUntil),
  };
}

/** Finds the value next to a label on a receipt. */
export const line = (receipt: Locator, label: string | RegExp): Locator =>
  receipt.locator('dl > div').filter({ hasText: label }).locator('dd');

/**
 * Formats the day `months` after `from`, 'Nov 28, 2026', in UTC: members in these journeys have no location.
 */
export function dayAfter(from: Date, months: number): string {
  const day = new Date(from);
  day.setUTCDate(1);
  day.setUTCMonth(from.getUTCMonth() + months);
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  day.setUTCDate(Math.min(from.getUTCDate(), last));
  return shown(day);
}

const shown = (day: Date) => day.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Downloads the newest invoice of this amount. @returns the text of its PDF */
export async function downloadInvoice(page: Page, amount: string): Promise<string> {
  const coming = page.waitForEvent('download');
  await page
    .getByRole('listitem')
    .filter({ hasText: amount })
    .getByRole('link', { name: /^Download invoice/ })
    .first()
    .click();
  const bytes = await readFile(await (await coming).path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  return textOfPdf(bytes);
}
