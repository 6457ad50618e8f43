import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './journey.ts';

test('the stylesheet loads first, and scripts have low priority @desktop', async ({ request, demoSite }) => {
  const page = await (await request.get(`${demoSite.url}/register`)).text();
  const links = [...page.matchAll(/<link[^>]*? rel="(stylesheet|preload|modulepreload)"[^>]*>/g)];
  expect(links[0]?.[1]).toBe('stylesheet');
  const scripts = links.filter(([, rel]) => rel === 'modulepreload').map(([link]) => link);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((link) => !link.includes('fetchpriority="low"'))).toEqual([]);
});

test('a first visit: the cookie question, the greeting, and the tour on request', async ({
  demoSite,
  newPerson,
}) => {
  const { page } = await newPerson();
  await page.goto(demoSite.url);
  // The landing starts its script with the first touch.
  await page.keyboard.press('Tab');
  const cookies = page.getByRole('region', { name: 'Cookies' });
  await expect(cookies).toBeVisible();
  const window = page.viewportSize();
  // A slim bar: one line on a wide screen, two and the buttons on a phone.
  for (const [width, most] of [
    [360, 112],
    [1280, 60],
  ] as const) {
    await page.setViewportSize({ width, height: 780 });
    expect([width, ((await cookies.boundingBox())?.height ?? Infinity) <= most]).toEqual([width, true]);
  }
  if (window) await page.setViewportSize(window);
  await page.getByRole('button', { name: 'Essential Only' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Welcome to Wagwell');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog).toContainText('For groomers');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Get Started!' }).click();
  await expect(dialog).toBeHidden();

  await page.reload();
  await page.getByRole('button', { name: 'Help' }).click();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Take Tour Again' }).click();
  for (const title of ['Hello, I am Biscuit', 'Dashboard', 'Marketplace', 'Messages']) {
    await expect(dialog).toContainText(title);
    await dialog.getByRole('button', { name: 'Next' }).click();
  }
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Got it!' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Help' })).toBeFocused();
});

test('@phone by keyboard: the cookie question is answered first, then the greeting, and neither covers the other', async ({
  demoSite,
  newPerson,
}) => {
  const { page } = await newPerson();
  await page.goto(demoSite.url);
  // The landing starts its script with the first touch.
  await page.keyboard.press('Tab');
  const cookies = page.getByRole('region', { name: 'Cookies' });
  await expect(cookies).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await cookies.getByRole('button', { name: 'Essential Only' }).focus();
  await page.keyboard.press('Enter');
  await expect(cookies).toBeHidden();
  const greeting = page.getByRole('dialog');
  await expect(greeting).toContainText('Welcome to Wagwell');
  for (let tabs = 0; tabs < 8; tabs++) {
    if (
      await greeting
        .getByRole('button', { name: 'Skip Tour' })
        .evaluate((el) => el === document.activeElement)
    )
      break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(greeting).toBeHidden();
});

test('the legal texts, a theme that is saved, and the membership gate', async ({ demoSite, newPerson }) => {
  const { page } = await newPerson();
  await page.goto(`${demoSite.url}/terms-of-service`);
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Essential Only' }).click();
  await expect(page.getByText(/^In force from \w+\s\d+,\s\d{4}/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await page.getByLabel('Appearance').selectOption('dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectAccessible(page);
  await gate(page, `${demoSite.url}/groomer`);
});

async function gate(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Membership Required' })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('link', { name: /Sign In/ })
    .last()
    .click();
  await expect(page).toHaveURL(/\/login\?next=%2Fgroomer$/);
}
