import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './journey.ts';
import { badlyFocused, moving, severalFilled, spaceText, tooWide } from './page-checks.ts';
import { post } from './people.ts';

/** Pages by viewer; `signedOut` is signed out. */
const screens = {
  signedOut: [
    '/',
    '/groomers/maya-ortiz',
    '/businesses/barton-bark-salon',
    '/grooming/tx/austin',
    '/register',
    '/login',
    '/front-desk',
    '/groomers/maya-ortiz/book',
    '/forgot-password',
    '/terms-of-service',
    '/membership',
    '/messages',
  ],
  groomer: [
    '/groomer',
    '/groomer?tab=requests',
    '/groomer?tab=applications',
    '/groomer?tab=portfolio',
    '/groomer?tab=stats',
    '/books',
    '/day',
    '/clients',
    '/clients?show=due',
    '/client-imports/new',
    '/calendar',
    '/marketplace',
    '/messages',
    '/notifications',
    '/settings',
    '/settings/notifications',
    '/profile',
    '/profile-setup',
    '/membership',
  ],
  owner: [
    '/owner',
    '/owner?tab=apps',
    '/owner?tab=groomers',
    '/owner?tab=profile',
    '/owner?tab=stats',
    '/books',
    '/day',
    '/clients',
    '/settings',
    '/calendar',
  ],
  petowner: [
    '/pet-owner',
    '/pet-owner?tab=care-tips',
    '/pet-owner?tab=requests',
    '/pet-owner?tab=salons',
    '/pet-owner?tab=profile',
    '/pet-owner?tab=stats',
    '/subscription-checkout?plan=premium_monthly',
  ],
  admin: ['/admin', '/promo-admin'],
};

/** 1280 px at 400 % zoom; a phone, on which text is doubled; and a screen so wide that Biscuit floats over it. */
const sizes = {
  zoomed: { width: 320, height: 640 },
  phone: { width: 360, height: 780 },
  wide: { width: 1440, height: 800 },
};

/** The tour is over; the cookie question stays open, since it may cover what has the focus. */
const endTour = (page: Page) =>
  page.addInitScript(() =>
    localStorage.setItem(
      'wagwell-tour',
      JSON.stringify({
        isVisible: false,
        currentStep: 0,
        hasCompletedTour: true,
        showQuickHelp: true,
        hasInteracted: true,
      }),
    ),
  );

for (const [who, paths] of Object.entries(screens))
  test(`every page of ${who}: axe, zoom, large and spaced text, focus, motion, forced colors @desktop`, async ({
    demoSite,
    newPerson,
  }) => {
    // Thirteen pages on a busy machine.
    test.setTimeout(600_000);
    const { page } = await newPerson();
    await endTour(page);
    const fonts = await page.context().newCDPSession(page);
    const setFonts = (px: number) =>
      fonts.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: px } });
    const whom = { email: `${who}@wagwell.example`, password: 'demo-password' };
    if (who !== 'signedOut') await post(page, `${demoSite.url}/auth/login`, whom);
    const found: Record<string, string[]> = {};
    for (const path of paths) {
      const bad = (found[path] = []) as string[];
      const note = (what: string, findings: string[]) =>
        bad.push(...findings.map((one) => `${what}: ${one}`));
      await page.setViewportSize(sizes.zoomed);
      await page.goto(demoSite.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Pages that visitors mostly read load their scripts only now.
      await page.keyboard.press('Shift');
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
      note('motion', await moving(page));
      note('400 % zoom', await tooWide(page));
      note('400 % zoom, focus', await badlyFocused(page));
      await expectAccessible(page);
      await page.setViewportSize(sizes.phone);
      note('filled buttons on a phone', await severalFilled(page));
      const takeBack = await spaceText(page);
      note('spaced text', await tooWide(page));
      await takeBack();
      await setFonts(32);
      note('200 % text', await tooWide(page));
      await setFonts(16);
      await page.setViewportSize(sizes.wide);
      note('filled buttons', await severalFilled(page));
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      note('forced colors, focus', await badlyFocused(page));
      await page.emulateMedia({ forcedColors: 'none', colorScheme: 'dark', reducedMotion: 'reduce' });
      await expectAccessible(page, 'color-contrast');
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    }
    expect(found).toEqual(Object.fromEntries(paths.map((path) => [path, []])));
  });
