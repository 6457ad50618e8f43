import { expect, expectAccessible, test } from './journey.ts';
import { dismissIntroductions } from './people.ts';

test('the landing page explains the product, links onward, and names its limits', async ({
  demoSite,
  newPerson,
}) => {
  const { page } = await newPerson();
  await dismissIntroductions(page);
  await page.goto(demoSite.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /Where Groomers Thrive,\s*Businesses Grow,\s*Pets Get Pampered/,
  );
  await expectAccessible(page);
  // Short enough to be read to its end: pixels at two widths, with every part shown.
  for (const [width, most] of [
    [360, 3_200],
    [1280, 2_600],
  ] as const) {
    await page.setViewportSize({ width, height: 780 });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect([width, height <= most ? 'short' : height]).toEqual([width, 'short']);
  }
  const best = page.getByRole('list', { name: /^Applicants by/ }).getByRole('heading');
  await expect(best.first()).toHaveText('Renee');
  await page.getByRole('button', { name: 'Distance' }).click();
  await expect(best.first()).toHaveText('Marcus');
  await page.getByText('Can my clients book without joining?').click();
  await expect(page.getByText(/no card and no account/)).toBeVisible();
  await page.getByRole('link', { name: 'Sign Up & Get Started' }).click();
  await expect(page).toHaveURL(/\/register$/);

  const reply = await page.goto(`${demoSite.url}/no-such-page`);
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
  await expectAccessible(page);
});
