import { expect, expectAccessible } from './journey.ts';
import { dayAfter, downloadInvoice, held, line, newMember, processors, test, tills } from './money.ts';
import { cards } from './people.ts';

test.describe.configure({ mode: 'default', timeout: 120_000 });

for (const { processor, size } of processors) {
  test(`${processor}: Premium bought; canceled for the fee, resumed, kept to the end of the minimum ${size}`, async ({
    siteWith,
    newPerson,
  }) => {
    const site = await siteWith(processor);
    const { page } = await newPerson();
    await newMember(page, site, { firstName: 'Pilar', role: 'pet_owner' });
    const { startedAt } = await held(page, site);
    const premium = page.getByRole('region', { name: 'Premium Monthly' });
    const dialog = page.getByRole('dialog');
    const leave = () => premium.getByRole('button', { name: 'Cancel Premium' }).click();

    await test.step('bought beside the membership, with its terms first', async () => {
      await page.goto(`${site.url}/membership`);
      await page.getByRole('link', { name: 'Choose Premium Monthly' }).click();
      await expect(line(premium, 'You pay today')).toHaveText('$29.99');
      await expect(line(premium, /^4-month minimum/)).toHaveText('$119.96');
      await expectAccessible(page);
      await tills[processor].pay(page, cards.pays);
      await expect(page.getByRole('heading', { name: 'Premium is yours, Pilar' })).toBeVisible();
      await page.getByRole('link', { name: 'Your membership' }).click();
      await expect(page.getByRole('region', { name: 'Monthly membership' })).toContainText('Active');
      await expect(line(premium, 'Minimum runs until')).toHaveText(dayAfter(startedAt, 4));
    });

    await test.step('inside the minimum there are two ways out, each with its date and amount', async () => {
      await leave();
      await expect(dialog).toHaveAccessibleName('Cancel Premium?');
      await expect(dialog).toContainText('Your membership stays as it is.');
      await expect(line(dialog, 'Premium ends')).toHaveText(dayAfter(startedAt, 4));
      await expect(line(dialog, 'Total still to pay')).toHaveText('$89.97');
      await expect(line(dialog, 'You pay today')).toHaveText('Nothing');
      await dialog.getByRole('radio', { name: /^Pay the early-cancel fee/ }).check();
      await expect(line(dialog, 'Premium ends')).toHaveText(dayAfter(startedAt, 1));
      await expect(line(dialog, 'You pay today')).toHaveText('$50.00');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Pay $50.00 and cancel' }).click();
      await expect(premium).toContainText(`Active, ends ${dayAfter(startedAt, 1)}`);
      expect(await downloadInvoice(page, '$50.00')).toMatch(/Early-cancel fee\n\$50\.00/);
    });

    await test.step('who stays after all gets the fee back', async () => {
      await premium.getByRole('button', { name: 'Resume Premium' }).click();
      await dialog.getByRole('button', { name: 'Resume Premium' }).click();
      await expect(premium.getByText('Active', { exact: true })).toBeVisible();
      await expect(page.getByText('$50.00 refunded')).toBeVisible();
    });

    await test.step('keeping it to the end of the minimum costs nothing', async () => {
      await leave();
      await dialog.getByRole('button', { name: 'Cancel Premium' }).click();
      await expect(premium).toContainText(`Active, ends ${dayAfter(startedAt, 4)}`);
      await expect(line(premium, 'Premium ends')).toHaveText(dayAfter(startedAt, 4));
      await expect(page.getByRole('link', { name: /^Download invoice/ })).toHaveCount(3);
    });

    await test.step('cancelling the membership names Premium, adds up both, and ends both', async () => {
      await premium.getByRole('button', { name: 'Resume Premium' }).click();
      await dialog.getByRole('button', { name: 'Resume Premium' }).click();
      await expect(premium.getByText('Active', { exact: true })).toBeVisible();
      const monthly = page.getByRole('region', { name: 'Monthly membership', exact: true });
      await monthly.getByRole('button', { name: 'Cancel membership' }).click();
      await expect(dialog).toContainText('Premium Monthly ends too.');
      await expect(line(dialog, 'Total still to pay')).toHaveText('$110.94');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Cancel both' }).click();
      await expect(monthly).toContainText(`Active, ends ${dayAfter(startedAt, 4)}`);
      await expect(premium).toContainText(`Active, ends ${dayAfter(startedAt, 4)}`);
    });
  });
}
