import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, test } from './journey.ts';
import { textOfPdf } from './pdf.ts';
import { dismissIntroductions, post } from './people.ts';

test('a groomer reads the figures of a year, and takes its books to the accountant @desktop', async ({
  demoSite: site,
  newPerson,
}) => {
  const { page } = await newPerson();
  await dismissIntroductions(page);
  await post(page, `${site.url}/auth/login`, {
    email: 'groomer@wagwell.example',
    password: 'demo-password',
  });

  await test.step('another period, and the table behind a chart', async () => {
    await page.goto(`${site.url}/groomer?tab=stats`);
    await page.getByRole('combobox', { name: 'Period' }).selectOption('This year');
    const chart = page.getByRole('region', { name: /^Earned by/ });
    await expect(chart.getByRole('row').filter({ hasText: /^January/ })).toHaveCount(1);
    await chart.getByRole('button', { name: 'Show as table' }).click();
    await expect(chart.getByRole('columnheader', { name: 'Total' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('an expense goes into the books', async () => {
    await page.getByRole('link', { name: 'See the books' }).click();
    const expenses = page.getByRole('region', { name: 'Expenses' });
    await expenses.getByRole('button', { name: 'Add expense' }).click();
    const form = page.getByRole('dialog', { name: 'Add expense' });
    await form.getByLabel('Amount, in dollars').fill('forty');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Use an amount like 40 or 40.50')).toBeVisible();
    await form.getByLabel('Amount, in dollars').fill('1,040.50');
    await form.getByLabel('Category').selectOption('Van');
    await form.getByLabel('What it was (optional)').fill('New tires');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(expenses.getByText('Van: New tires')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('and onto the PDF, with the sum that the page shows', async () => {
    const shown = await page
      .getByRole('region', { name: 'Expenses' })
      .getByText(/^\$[\d,.]+$/)
      .last()
      .textContent();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'PDF' }).click();
    const text = textOfPdf(await readFile(await (await download).path()));
    expect(text).toContain('Van: New tires');
    expect(text).toContain(shown);
  });
});
