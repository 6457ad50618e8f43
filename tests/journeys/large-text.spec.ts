import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { dismissIntroductions, post } from './people.ts';

/** Paths to check by viewer; `nobody` is signed out. */
const screens = {
  nobody: ['/', '/register', '/login', '/terms-of-service', '/membership', '/messages'],
  groomer: [
    '/groomer',
    '/groomer?tab=requests',
    '/groomer?tab=applications',
    '/groomer?tab=portfolio',
    '/groomer?tab=stats',
    '/marketplace',
    '/messages',
    '/profile',
    '/membership',
  ],
  owner: ['/owner', '/owner?tab=apps', '/owner?tab=groomers', '/owner?tab=profile', '/owner?tab=stats'],
  petowner: [
    '/pet-owner',
    '/pet-owner?tab=care-tips',
    '/pet-owner?tab=requests',
    '/pet-owner?tab=salons',
    '/pet-owner?tab=profile',
  ],
};

for (const [who, paths] of Object.entries(screens))
  test(`text at twice its size fits on the phone of ${who} @phone`, async ({ demoSite, newPerson }) => {
    const { page } = await newPerson();
    await dismissIntroductions(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
    const whom = { email: `${who}@wagwell.example`, password: 'demo-password' };
    if (who !== 'nobody') await post(page, `${demoSite.url}/auth/login`, whom);
    const wide: Record<string, string[]> = {};
    for (const path of paths) {
      await page.goto(demoSite.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      wide[path] = await tooWide(page);
    }
    expect(wide).toEqual(Object.fromEntries(paths.map((path) => [path, []])));
  });

/**
 * Finds elements wider than the screen and buttons with overflowing text; elements that scroll are ignored.
 */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const cut = [...document.querySelectorAll('button:not([data-help]), .btn, nav a')]
      .filter((button) => button.checkVisibility())
      .filter((button) => {
        const { left, right } = button.getBoundingClientRect();
        const isOff = (left < -1 || right > clientWidth + 1) && !scrolls(button.parentElement);
        return isOff || button.scrollWidth > button.clientWidth + 1;
      });
    return [
      ...(scrollWidth > clientWidth ? [`the page by ${scrollWidth - clientWidth} px`] : []),
      ...cut.map((button) => `button ${button.textContent}`),
    ];
  });
