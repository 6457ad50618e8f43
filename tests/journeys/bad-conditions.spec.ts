import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { post } from './people.ts';

const groomer = { email: 'groomer@wagwell.example', password: 'demo-password' };

test('on a slow machine every key that is typed fast arrives, in the field and in the address @desktop', async ({
  demoSite,
  newPerson,
}) => {
  const { page } = await newPerson();
  await post(page, `${demoSite.url}/auth/login`, groomer);
  await page.goto(`${demoSite.url}/groomer?radius=any`);
  const field = (name: string) => page.getByRole('form', { name: 'Filter shifts' }).getByLabel(name);
  await expect(page.locator('.ticket').first()).toBeVisible();
  await slowDown(page, 6);
  await field('Min pay %').pressSequentially('45');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12');
  await expect(field('Min pay %')).toHaveValue('45');
  await expect(field('Max dogs')).toHaveValue('12');
  await expect(page).toHaveURL(/radius=any.*minPay=45.*maxDogs=12/);
});

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
