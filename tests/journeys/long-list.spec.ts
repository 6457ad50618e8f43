import { expect, test } from './journey.ts';
import { post } from './people.ts';

test('rows far below are laid out late but can be reached by keyboard @phone', async ({
  demoSite,
  newPerson,
}) => {
  const { page } = await newPerson();
  const whom = { email: 'groomer@wagwell.example', password: 'demo-password' };
  await post(page, `${demoSite.url}/auth/login`, whom);
  await page.goto(`${demoSite.url}/groomer?radius=any`);
  const link = page.locator('.work-row').last().getByRole('link').first();
  const isDrawn = () => link.evaluate((found) => found.checkVisibility({ contentVisibilityAuto: true }));
  await expect(page.locator('.work-row').getByRole('link').first()).toBeVisible();
  expect(await isDrawn()).toBe(false);
  await link.focus();
  await expect(link).toBeInViewport();
  expect(await isDrawn()).toBe(true);
});
