import { expect, expectAccessible, test } from './journey.ts';

test('the landing page explains the product, links onward, and names its limits', async ({
  demoSite,
  newPerson,
}) => {
  const { page } = await newPerson();
  await page.goto(demoSite.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /Where Groomers Thrive,\s*Businesses Grow,\s*Pets Get Pampered/,
  );
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sign Up & Get Started' }).click();
  await expect(page).toHaveURL(/\/register$/);

  const reply = await page.goto(`${demoSite.url}/no-such-page`);
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
  await expectAccessible(page);
});
