import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './journey.ts';
import { cards, confirmAddress, dismissIntroductions, password, payWith, post } from './people.ts';

/** The portfolio's visible pictures, and how many of them begin on the first screen. */
const worksShown = async (page: Page) => {
  const sliders = page.getByRole('slider', { name: /^Before and after: / }).filter({ visible: true });
  const names = await sliders.evaluateAll((all) => all.map((slider) => slider.getAttribute('aria-label')));
  const tops = await sliders.evaluateAll((all) => all.map((slider) => slider.getBoundingClientRect().top));
  const height = page.viewportSize()?.height ?? 0;
  return { names, atOnce: tops.filter((top) => top < height).length };
};

test('public pages are whole without JavaScript, and are read again only when they change @desktop', async ({
  demoSite,
}) => {
  const read = (path: string, headers = {}) => fetch(demoSite.url + path, { headers, redirect: 'manual' });
  const page = await read('/groomers/maya-ortiz');
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toMatch(/<title>Maya Ortiz, .+ in Austin, TX · Wagwell<\/title>/);
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/groomers\/maya-ortiz"/);
  expect(html).toContain('Book with ');
  expect(html).not.toContain('noindex');
  const [, data = ''] = /<script type="application\/ld\+json"[^>]*>(.+?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toMatchObject({
    '@graph': [{ '@type': 'ProfilePage' }, { aggregateRating: {} }, {}],
  });
  const [, image = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  expect((await read(new URL(image).pathname)).headers.get('content-type')).toBe('image/png');

  const again = await read('/groomers/maya-ortiz', { 'if-none-match': page.headers.get('etag') ?? '' });
  expect([again.status, again.headers.get('content-security-policy')]).toEqual([304, null]);
  const town = await (await read('/grooming/tx/austin')).text();
  expect(town).toContain('href="/groomers/maya-ortiz"');
  const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(town) ?? [];
  expect((await read(new URL(picture).pathname)).headers.get('content-type')).toBe('image/png');
  expect((await read('/grooming/TX/Austin')).headers.get('location')).toBe('/grooming/tx/austin');
  for (const path of [
    '/groomers/nobody-here',
    '/businesses/maya-ortiz',
    '/grooming/tx/atlantis',
    '/groomers/%C3%B6',
  ])
    expect([path, (await read(path)).status]).toEqual([path, 404]);
});

test('a public page leads a visitor through sign-up to a request that asks its groomer @phone', async ({
  demoSite,
  newPerson,
}) => {
  const { page } = await newPerson();
  await dismissIntroductions(page);
  await page.goto(`${demoSite.url}/grooming/tx/austin`);
  await expectAccessible(page);
  // A visitor sees the page, not the product's own links.
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Join', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Pet groomers in Austin, TX' })).toBeInViewport();
  await expect(page.getByText(/^Full groom from \$\d+$/).first()).toBeInViewport();
  await expect(page.getByText(/^Next free /).first()).toBeInViewport();
  const compare = page.getByRole('link', { name: 'Compare offers in Austin' });
  await expect(compare).toBeInViewport();
  await expect(compare).toHaveAttribute('href', '/register?offers=Austin%2C+TX');
  await expect(page.getByRole('link', { name: 'Book with Maya Ortiz' })).toBeVisible();
  await page.getByRole('link', { name: 'Maya Ortiz', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Maya Ortiz' })).toBeInViewport();
  // The first screen of a phone says the price and the next free day, and books.
  await expect(page.getByText(/^Full groom from \$\d+$/)).toBeInViewport();
  await expect(page.getByText(/^Next free /)).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Book with Maya' }).filter({ visible: true })).toBeInViewport();
  const { names } = await worksShown(page);
  expect(names).toHaveLength(new Set(names).size);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Compare offers on Wagwell' }).filter({ visible: true }).click();

  await page.getByLabel('First name').fill('Tess');
  await page.getByLabel('Last name').fill('Arden');
  const email = `tess-${Date.now()}@example.com`;
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await expect(page.getByRole('radio', { name: 'Pet Parent' })).toBeChecked();
  await page.getByRole('checkbox', { name: /Terms of Service/ }).check();
  await page.getByRole('checkbox', { name: /Privacy Policy/ }).check();
  await page.getByRole('button', { name: 'Create Account & Pay $6.99' }).click();
  await expect(page).toHaveURL(/\/subscription-checkout\?/);
  await payWith(page, cards.pays);
  await expect(page.getByRole('heading', { name: 'Welcome, Tess' })).toBeVisible();
  await confirmAddress(page, demoSite, email);

  await page.request.post(`${demoSite.url}/api/pets`, {
    data: { name: 'Pixel', breed: 'Poodle', weight: 20 },
  });
  await page.goto(`${demoSite.url}/pet-owner`);
  await expect(page.getByText('You are asking Maya Ortiz.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Request from Maya Ortiz' }).click();
  const form = page.getByRole('dialog', { name: 'Request Grooming' });
  await expect(form.getByText('Maya Ortiz is asked by name')).toBeVisible();
  await form.getByRole('checkbox', { name: /^Full groom/ }).check();
  await form.getByRole('button', { name: 'Next' }).click();
  await form.getByLabel('Where your pet lives').fill('1104 Bouldin Ave, Austin, TX 78704');
  await form.getByRole('button', { name: 'Next' }).click();
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('You are asking Maya Ortiz.')).toBeHidden();

  const maya = await newPerson();
  await maya.page.request.post(`${demoSite.url}/auth/login`, {
    data: { email: 'groomer@wagwell.example', password: 'demo-password' },
  });
  await expect(async () => {
    const told = await (await maya.page.request.get(`${demoSite.url}/api/notifications`)).json();
    expect(JSON.stringify(told)).toContain('Tess asks you: Pixel');
  }).toPass();
});

test('an owner shares the public page of a salon, prints its code and hides it @desktop', async ({
  demoSite,
  newPerson,
}) => {
  const { page, context } = await newPerson();
  await dismissIntroductions(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await post(page, `${demoSite.url}/auth/login`, {
    email: 'owner@wagwell.example',
    password: 'demo-password',
  });
  await page.goto(`${demoSite.url}/profile`);
  const section = page.getByRole('region', { name: 'Public page' });
  const path = await section.getByRole('link', { name: /\/businesses\/[^/]+$/ }).getAttribute('href');
  const status = async () => (await fetch(demoSite.url + path)).status;
  expect(await status()).toBe(200);

  await section.getByRole('button', { name: 'Copy address', exact: true }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${path}$`));
  await expect(section.getByRole('link', { name: 'Share' })).toHaveAttribute('href', /^mailto:/);
  await section.getByRole('button', { name: 'QR code', exact: true }).click();
  await expect(section.getByRole('img', { name: /^QR code of .+\/businesses\// })).toBeVisible();
  await expect(section.getByRole('button', { name: 'Print' })).toBeVisible();

  await section.getByRole('checkbox', { name: 'Show my public page' }).click();
  await expect(section.getByText('It is hidden.')).toBeVisible();
  expect(await status()).toBe(404);
  await section.getByRole('checkbox', { name: 'Show my public page' }).click();
  await expect(section.getByRole('link', { name: 'Share' })).toBeVisible();
  expect(await status()).toBe(200);

  await page.goto(demoSite.url + path);
  const { names, atOnce } = await worksShown(page);
  expect([names.length, atOnce]).toEqual([new Set(names).size, 3]);
});
