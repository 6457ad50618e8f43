import { expect, expectAccessible } from './journey.ts';
import { dayAfter, downloadInvoice, held, line, newMember, processors, test } from './money.ts';

test.describe.configure({ mode: 'default', timeout: 120_000 });

for (const { processor, size } of processors) {
  test(`${processor}: cancel inside the minimum, resume, change to annual, cancel that ${size}`, async ({
    siteWith,
    newPerson,
  }) => {
    const site = await siteWith(processor);
    const { page } = await newPerson();
    const email = await newMember(page, site, { firstName: 'Ada', role: 'owner' });
    const { startedAt } = await held(page, site);
    await page.goto(`${site.url}/membership`);
    const monthly = page.getByRole('region', { name: 'Monthly membership' });
    const annual = page.getByRole('region', { name: 'Annual membership' });
    const dialog = page.getByRole('dialog');

    await test.step('cancelling tells date and amount first, and ends with the minimum', async () => {
      await monthly.getByRole('button', { name: 'Cancel membership' }).click();
      await expect(line(dialog, 'Your access ends')).toHaveText(dayAfter(startedAt, 4));
      await expect(line(dialog, 'You pay today')).toHaveText('Nothing');
      await expect(line(dialog, /^Still charged on/)).toHaveText(['$6.99', '$6.99', '$6.99']);
      await expect(line(dialog, 'Total still to pay')).toHaveText('$20.97');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Keep my membership' }).click();
      await expect(monthly).toContainText('Active');
      await monthly.getByRole('button', { name: 'Cancel membership' }).click();
      await dialog.getByRole('button', { name: 'Cancel membership' }).click();
      await expect(monthly).toContainText(`Active, ends ${dayAfter(startedAt, 4)}`);
      await expectAccessible(page);
    });

    await test.step('resuming takes it back', async () => {
      await monthly.getByRole('button', { name: 'Resume membership' }).click();
      await expect(line(dialog, `Next charge, ${dayAfter(startedAt, 1)}`)).toHaveText('$6.99');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Resume membership' }).click();
      await expect(page.getByText('Welcome back', { exact: true })).toBeVisible();
      await expect(line(monthly, /^Next charge/)).toHaveText('$6.99');
      await expect(monthly.getByText('Active', { exact: true })).toBeVisible();
    });

    await test.step('a change to annual shows what is left of the month, then charges exactly that', async () => {
      await monthly.getByRole('button', { name: 'Change plan' }).click();
      await expect(line(dialog, 'Annual membership')).toHaveText('$83.88');
      await expect(line(dialog, 'Credit for the time you have left')).toHaveText('−$6.99');
      await expect(line(dialog, 'You pay today')).toHaveText('$76.89');
      await expect(line(dialog, 'Paid until')).toHaveText(dayAfter(startedAt, 13));
      await expectAccessible(page);
      await expect(dialog.getByText(/Your minimum, until .* ends with the change/)).toBeVisible();
      await dialog.getByRole('button', { name: 'Change and pay $76.89' }).click();
      await expect(dialog.getByText('Please agree to the renewal terms')).toBeVisible();
      await dialog.getByRole('checkbox', { name: /renews at \$83\.88 every 13 months/ }).check();
      await dialog.getByRole('button', { name: 'Change and pay $76.89' }).click();
      await expect(line(annual, 'Paid until')).toHaveText(dayAfter(startedAt, 13));
      expect(await downloadInvoice(page, '$76.89')).toMatch(/\$83\.88\n[\s\S]*6\.99\n[\s\S]*Paid\n\$76\.89/);
    });

    await test.step('annual has no minimum: it ends with the paid term', async () => {
      await annual.getByRole('button', { name: 'Cancel membership' }).click();
      await expect(line(dialog, 'Your access ends')).toHaveText(dayAfter(startedAt, 13));
      await expect(line(dialog, 'Charges until then')).toHaveText('None');
      await dialog.getByRole('button', { name: 'Cancel membership' }).click();
      await expect(annual).toContainText(`Active, ends ${dayAfter(startedAt, 13)}`);
      const told = expect.poll(async () => (await site.mailsTo(email)).map(({ subject }) => subject));
      await told.toEqual(
        expect.arrayContaining([
          'Your Wagwell membership is cancelled',
          'Your Wagwell membership continues',
          'Your Wagwell plan has changed',
        ]),
      );
    });
  });
}
