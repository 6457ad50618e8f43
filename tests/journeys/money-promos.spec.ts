import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './journey.ts';
import { line, test } from './money.ts';
import { cards, newcomer, payWith, post } from './people.ts';

test.describe.configure({ mode: 'default', timeout: 240_000 });

/** Enters a code at the checkout and waits for the result. */
async function tryCode(page: Page, code: string) {
  await page.getByLabel('Promo code').fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
}

test('a promo code from its creation to its total cost @desktop', async ({ siteWith, newPerson }, {
  project,
}) => {
  const site = await siteWith('test');
  const [{ page: robin }, { page: ana }, { page: ben }] = [
    await newPerson(),
    await newPerson(),
    await newPerson(),
  ];
  const fair = `FAIR-${project.name}`.toUpperCase();
  const robinMail = await newcomer(robin, site, { firstName: 'Robin' });
  const anaMail = await newcomer(ana, site, { firstName: 'Ana', role: 'pet_owner' });
  await newcomer(ben, site, { firstName: 'Ben' });

  await test.step('/promo-admin is no page at all, except to an admin', async () => {
    await robin.goto(`${site.url}/promo-admin`);
    await expect(robin.getByRole('heading', { name: 'Not Found' })).toBeVisible();
    await site.grantAdmin(robinMail);
    await robin.reload();
    await expect(robin.getByRole('heading', { level: 1, name: 'Promo codes' })).toBeVisible();
  });

  await test.step('an admin makes a code: 20% off annual and Premium, once in all', async () => {
    await robin.getByRole('button', { name: 'Add promo code' }).click();
    const form = robin.getByRole('dialog', { name: 'Add promo code' });
    await form.getByRole('button', { name: 'Create code' }).click();
    await expect(form.getByText('A whole number from 1 to 100')).toBeVisible();
    await form.getByLabel('Code', { exact: true }).fill(fair.toLowerCase());
    await form.getByLabel('Note (optional)').fill('Flyers at the fair');
    await form.getByLabel('Percent', { exact: true }).fill('20');
    await form.getByRole('checkbox', { name: 'Annual', exact: true }).check();
    await form.getByRole('checkbox', { name: 'Premium Annual' }).check();
    await form.getByLabel('Total uses').fill('1');
    await expectAccessible(robin);
    await form.getByRole('button', { name: 'Create code' }).click();
    const row = robin.getByRole('main').getByRole('listitem').filter({ hasText: fair });
    await expect(row).toContainText('Active');
    await expect(row).toContainText('20% off · Annual, Premium Annual');
    await expect(row).toContainText('0 of 1 uses');
    const others = { plans: ['monthly'], percentOff: 10 };
    const codes = `${site.url}/api/admin/promo-codes`;
    await post(robin, codes, { ...others, code: `SOON-${project.name}`, startsAt: '2090-01-01T00:00:00Z' });
    await post(robin, codes, { ...others, code: `PAST-${project.name}`, endsAt: '2026-01-02T06:00:00Z' });
    await robin.reload();
    await expect(
      robin.getByRole('listitem').filter({ hasText: `PAST-${project.name}`.toUpperCase() }),
    ).toContainText('Until Jan 1, 2026');
  });

  await test.step('every refusal says why; the right plan takes it', async () => {
    await ana.goto(`${site.url}/subscription-checkout?plan=monthly`);
    const refusals = [
      ['NO-SUCH-CODE', 'There is no such promo code. Check how it is written.'],
      [`SOON-${project.name}`, 'This promo code is not valid yet.'],
      [`PAST-${project.name}`, 'This promo code has ended.'],
      [fair, 'This promo code is not for this plan.'],
    ] as const;
    for (const [code, refusal] of refusals) {
      await tryCode(ana, code);
      await expect(ana.getByText(refusal)).toBeVisible();
    }
    await expectAccessible(ana);
    await ana.getByRole('radio', { name: /^Annual/ }).check();
    await expect(ana.getByRole('heading', { name: 'Annual membership' })).toBeVisible();
    await tryCode(ana, ` ${fair.toLowerCase()} `);
    await expect(ana.getByText('20% off the first payment')).toBeVisible();
    const receipt = ana.getByRole('region', { name: 'Annual membership' });
    await expect(line(receipt, `Promo code ${fair}`)).toHaveText('−$16.78');
    await expect(line(receipt, 'You pay today')).toHaveText('$67.10');
    await expect(line(receipt, /^Then on/)).toHaveText('$83.88');
  });

  await test.step('of two who hold it, the one who pays first has it', async () => {
    await ben.goto(`${site.url}/subscription-checkout?plan=annual`);
    await tryCode(ben, fair);
    await expect(ben.getByRole('button', { name: 'Pay $67.10' })).toBeVisible();
    await payWith(ana, cards.pays);
    const welcome = ana.getByRole('region', { name: 'Welcome, Ana' });
    await expect(line(welcome, 'Paid today')).toHaveText('$67.10');
    await payWith(ben, cards.pays);
    await expect(ben.getByText('This promo code is used up.')).toBeVisible();
    await expect(ben.getByText('Nothing was charged. Your promo code was removed')).toBeVisible();
    await expect(ben.getByRole('button', { name: 'Pay $83.88' })).toBeVisible();
    await ana.goto(`${site.url}/subscription-checkout?plan=premium_annual`);
    await tryCode(ana, fair);
    await expect(ana.getByText('You have already used this promo code.')).toBeVisible();
  });

  await test.step('the admin sees the use and what it cost, downloads it, and switches the code off', async () => {
    await robin.reload();
    await robin.getByRole('searchbox', { name: 'Search' }).fill('flyers');
    const row = robin.getByRole('main').getByRole('listitem').filter({ hasText: fair });
    await expect(row).toContainText('Used up');
    await expect(row).toContainText('1 of 1 uses');
    await expect(row).toContainText('$16.78 discounted');
    await row.getByRole('button', { name: `Uses of ${fair}` }).click();
    const uses = robin.getByRole('dialog', { name: `Uses of ${fair}` });
    await expect(uses.getByRole('listitem')).toContainText(anaMail);
    await expectAccessible(robin);
    await robin.keyboard.press('Escape');
    const coming = robin.waitForEvent('download');
    await robin.getByRole('link', { name: 'CSV' }).click();
    const csv = await readFile(await (await coming).path(), 'utf8');
    expect(csv.split('\r\n').find((each) => each.startsWith(fair))).toContain(
      'Flyers at the fair,20,,annual premium_annual,,,1,1,used_up,1,1678,',
    );
    await row.getByRole('button', { name: `Turn off ${fair}` }).click();
    await expect(row).toContainText('Turned off');
    await expectAccessible(robin);
  });

  await test.step('the admin gives part of it back, hides a care tip for a while, and reads all that in the log', async () => {
    await robin.getByRole('link', { name: 'Admin', exact: true }).click();
    await expect(robin.getByRole('heading', { level: 1, name: 'Admin' })).toBeVisible();
    await robin.getByRole('tab', { name: 'Invoices' }).click();
    await robin.getByRole('searchbox', { name: 'Search' }).fill(anaMail);
    const found = robin.getByRole('region', { name: 'Invoices' }).getByRole('listitem');
    await expect(found).toHaveCount(1);
    await expect(found).toContainText(anaMail);
    await expectAccessible(robin);
    await found.getByRole('button', { name: /^Refund WG-/ }).click();
    const form = robin.getByRole('dialog', { name: /^Refund WG-/ });
    await form.getByLabel('Amount, in dollars').fill('7.10');
    await form.getByLabel('Reason').fill('The fair was rained out');
    await expectAccessible(robin);
    await form.getByRole('button', { name: 'Refund $7.10' }).click();
    await expect(robin.getByRole('main').getByText('$7.10 refunded')).toBeVisible();
    const tip = 'Comb out foxtails before they travel';
    await robin.getByRole('tab', { name: 'Care tips' }).click();
    await robin.getByLabel('Category').selectOption('Safety');
    for (const act of ['Hide', 'Show again']) {
      await robin.getByRole('button', { name: `${act} ${tip}` }).click();
      const why = robin.getByRole('dialog');
      await why.getByLabel('Reason').fill('Under review');
      await expectAccessible(robin);
      await why.getByRole('button', { name: act === 'Hide' ? 'Hide tip' : 'Show again' }).click();
    }
    await expect(robin.getByRole('button', { name: `Hide ${tip}` })).toBeVisible();
    await expectAccessible(robin);
    await robin.getByRole('tab', { name: 'Audit log' }).click();
    const log = robin.getByRole('list', { name: 'Audit log' });
    await expect(log).toContainText(/Robin Quill refunded \$7\.10 of WG-\d+: The fair was rained out/);
    await expect(log).toContainText(`Robin Quill hid the care tip “${tip}”: Under review`);
    await expect(log).toContainText(`Robin Quill changed the promo code ${fair} (active: no)`);
    await expectAccessible(robin);
    await ana.goto(`${site.url}/membership`);
    await expect(ana.getByText('$7.10 refunded')).toBeVisible();
  });
});
