import { expect, expectAccessible } from './journey.ts';
import { dayAfter, downloadInvoice, held, line, processors, test, tills } from './money.ts';
import { cards, newcomer } from './people.ts';

test.describe.configure({ mode: 'default', timeout: 120_000 });

for (const { processor, size } of processors) {
  test(`${processor}: the terms, a declined card, the bank's question refused and confirmed, the invoice ${size}`, async ({
    siteWith,
    newPerson,
  }) => {
    const site = await siteWith(processor);
    const till = tills[processor];
    const { page } = await newPerson();
    const email = await newcomer(page, site, { firstName: 'Nora' });

    await test.step('price, renewal and minimum stand there before any card', async () => {
      await page.goto(`${site.url}/membership`);
      await page.getByRole('link', { name: 'Choose Monthly' }).click();
      const receipt = page.getByRole('region', { name: 'Monthly membership' });
      await expect(line(receipt, 'You pay today')).toHaveText('$6.99');
      await expect(line(receipt, /^Then on the .* of each month, until you cancel/)).toHaveText('$6.99');
      await expect(line(receipt, /^4-month minimum, until .* total/)).toHaveText('$27.96');
      await expectAccessible(page);
    });

    await test.step('nothing is paid without consent to the renewal', async () => {
      if (processor === 'test') await page.getByLabel('Card number').fill(cards.pays);
      await page.getByRole('button', { name: /pay \$6\.99$/i }).click();
      await expect(page.getByText('Please agree to the renewal terms')).toBeVisible();
    });

    await test.step('a declined card opens nothing', async () => {
      await till.pay(page, cards.declined);
      await expect(page.getByText(till.refusal)).toBeVisible();
    });

    await test.step('who answers no to the bank has paid nothing and may try again', async () => {
      await till.pay(page, cards.asksFirst);
      await expect(till.question(page)).toBeVisible();
      await till.sayNo(page);
      await page.goto(`${site.url}/membership`);
      await page.getByRole('link', { name: 'Choose Monthly' }).click();
      await till.pay(page, cards.asksFirst);
      await expect(till.question(page)).toBeVisible();
      await till.sayYes(page);
      await expect(page.getByRole('heading', { name: 'Welcome, Nora' })).toBeVisible();
      const receipt = page.getByRole('region', { name: 'Welcome, Nora' });
      await expect(line(receipt, 'Paid today')).toHaveText('$6.99');
      const { startedAt } = await held(page, site);
      await expect(line(receipt, 'Paid until')).toHaveText(dayAfter(startedAt, 1));
      await expectAccessible(page);
    });

    await test.step('one payment, one invoice, one mail', async () => {
      await page.getByRole('link', { name: 'Your membership' }).click();
      const receipt = page.getByRole('region', { name: 'Monthly membership' });
      await expect(line(receipt, 'Card')).toHaveText('Visa ending in 3155');
      await expect(page.getByRole('link', { name: /^Download invoice/ })).toHaveCount(1);
      expect(await downloadInvoice(page, '$6.99')).toMatch(/Monthly membership\n\$6\.99[\s\S]*Paid\n\$6\.99/);
      await expect(async () => {
        const mails = await site.mailsTo(email);
        const welcome = mails.filter(({ subject }) => subject.startsWith('Welcome to Wagwell'));
        expect(welcome.map(({ body }) => body.includes('You paid $6.99'))).toEqual([true]);
      }).toPass();
      await expectAccessible(page);
    });
  });
}
