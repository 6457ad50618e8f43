import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { dismissIntroductions, post } from './people.ts';

const groomer = { email: 'groomer@wagwell.example', password: 'demo-password' };

test('on a slow machine, fast typing loses no key, neither in the field nor in the URL @desktop', async ({
  demoSite,
  newPerson,
}) => {
  const { page } = await newPerson();
  await post(page, `${demoSite.url}/auth/login`, groomer);
  await page.goto(`${demoSite.url}/groomer?radius=any`);
  const field = (name: string) => page.getByRole('form', { name: 'Filter shifts' }).getByLabel(name);
  await expect(page.locator('.work-row').first()).toBeVisible();
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

test('offline, every button responds, loaded data stay, and no link leads to a broken page @phone', async ({
  demoSite,
  newPerson,
}) => {
  const { page, context } = await newPerson();
  await dismissIntroductions(page);
  await post(page, `${demoSite.url}/auth/login`, groomer);
  // More files are preloaded than the 250 that a browser lists unless it is asked to.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(2000));
  await page.goto(`${demoSite.url}/groomer?radius=any`);
  await expect(page.locator('.work-row').first()).toBeVisible();
  // The first touch preloads the pages that can be opened from here.
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return ['apply-for-shift', 'stats-tab', 'marketplace'].every((part) =>
      loaded.some((name) => name.includes(part)),
    );
  });
  await context.setOffline(true);
  await expect(page.getByText('You’re offline. We’ll catch up when you’re back.')).toBeVisible();

  await page.getByRole('button', { name: 'Apply for This Shift' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('tab', { name: 'Stats' }).click();
  await expect(page.getByRole('tabpanel')).not.toContainText('Loading...');
  await page.getByRole('tab', { name: /^Shifts/ }).click();
  await expect(page.locator('.work-row').first()).toBeVisible();
  await page.locator('.work-row').getByRole('link').first().click();
  await expect(page.getByText('This page opens when you’re back.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/groomer/);
  await page.getByRole('link', { name: 'Marketplace' }).click();
  await expect(page).toHaveURL(/\/marketplace/);

  await context.setOffline(false);
  await expect(page.getByText('You’re offline.')).toBeHidden();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
