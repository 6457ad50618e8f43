import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessible } from './journey.ts';
import type { Site } from './site.ts';

type Joining = {
  firstName: string;
  lastName: string;
  email: string;
  role: 'Professional Groomer' | 'Salon Owner' | 'Pet Parent';
};

export const password = 'sharp-shears';
export const cards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  /** Pays now and fails at renewal. */
  failsLater: '4000 0000 0000 0341',
  /** The bank asks the holder to confirm. */
  asksFirst: '4000 0025 0000 3155',
};

/** Answers the cookie question and marks the tour as seen. */
export async function dismissIntroductions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('cookie-consent', 'declined');
    localStorage.setItem(
      'wagwell-tour',
      JSON.stringify({
        isVisible: false,
        currentStep: 0,
        hasCompletedTour: true,
        showQuickHelp: false,
        hasInteracted: true,
      }),
    );
  });
}

/** Waits for the mail that asks to confirm an address. @returns the address of its link */
export async function confirmationLink(site: Site, email: string): Promise<string> {
  const token = async () => {
    const mail = (await site.mailsTo(email)).find(
      ({ subject }) => subject === 'Confirm your email for Wagwell',
    );
    return /verify-email\?token=([\w-]+)/.exec(mail?.body ?? '')?.[1];
  };
  await expect.poll(token).toBeDefined();
  return `${site.url}/verify-email?token=${await token()}`;
}

/** Opens the mailed link that confirms the address of a new account. */
export async function confirmAddress(page: Page, site: Site, email: string): Promise<void> {
  const token = new URL(await confirmationLink(site, email)).searchParams.get('token');
  const reply = await page.request.post(`${site.url}/auth/verify-email`, { data: { token } });
  expect(reply.status()).toBe(204);
}

/** Submits the form at /register; the checkout opens. */
export async function register(
  page: Page,
  site: Site,
  { firstName, lastName, email, role }: Joining,
): Promise<void> {
  await page.goto(`${site.url}/register`);
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('radio', { name: role }).check();
  await page.getByRole('checkbox', { name: /Terms of Service/ }).check();
  await page.getByRole('checkbox', { name: /Privacy Policy/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create Account & Pay $6.99' }).click();
  await expect(page).toHaveURL(/\/subscription-checkout\?/);
  expect(page.url()).not.toContain(password);
}

/** Types a card into the open form. */
export async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expires').fill('04 / 49');
  await page.getByLabel('Security code').fill('123');
}

/** Checks both boxes of the open checkout. */
export async function agree(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /renews at/ }).check();
}

/** Pays at the open checkout. */
export async function payWith(page: Page, number: string): Promise<void> {
  await typeCard(page, number);
  await agree(page);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}

/** Registers a person and pays for a membership. */
export async function join(page: Page, site: Site, person: Joining): Promise<void> {
  await dismissIntroductions(page);
  await register(page, site, person);
  await confirmAddress(page, site, person.email);
  await expectAccessible(page);
  await payWith(page, cards.pays);
  await expect(page.getByRole('heading', { name: `Welcome, ${person.firstName}` })).toBeVisible();
  await expectAccessible(page);
}

/**
 * Creates an account through the API and signs in, for journeys that begin after registering. @returns its
 * email
 */
export async function newcomer(
  page: Page,
  site: Site,
  { firstName, role = 'groomer' }: { firstName: string; role?: 'groomer' | 'owner' | 'pet_owner' },
): Promise<string> {
  const email = `${firstName.toLowerCase()}-${randomUUID()}@example.com`;
  await dismissIntroductions(page);
  await post(page, `${site.url}/auth/register`, {
    firstName,
    lastName: 'Quill',
    email,
    password,
    userType: role,
    plan: 'monthly',
    agreeToTerms: true,
    agreeToPrivacy: true,
  });
  await confirmAddress(page, site, email);
  return email;
}

type Demo = { demoSite: { url: string }; newPerson: () => Promise<{ page: Page }> };

/** A person of the demo town who is signed in and has no introductions. */
export async function signedIn({ demoSite, newPerson }: Demo, who: string): Promise<Page> {
  const { page } = await newPerson();
  await dismissIntroductions(page);
  await post(page, `${demoSite.url}/auth/login`, {
    email: `${who}@wagwell.example`,
    password: 'demo-password',
  });
  return page;
}

/** Unfolds a section of a page that has come, where the screen shows it as a line. */
export async function unfold(page: Page, title: string): Promise<void> {
  const fold = page.locator('summary').and(page.getByLabel(title, { exact: true }));
  await fold.waitFor({ state: 'attached' });
  if (await fold.isVisible()) await fold.click();
}

/** Signs in again: sessions end after thirty days. */
export const signIn = (page: Page, site: Site, email: string) =>
  post(page, `${site.url}/auth/login`, { email, password });

/** Calls the API with the session of the browser. @throws Error with the refusal */
export async function post(page: Page, url: string, data: object): Promise<unknown> {
  const reply = await page.request.post(url, { data });
  if (!reply.ok()) throw new Error(`${url} answered ${reply.status()}: ${await reply.text()}`);
  return reply.json();
}

/** Reviews the first work that the screen offers for review. @param stars e.g. '5 stars' */
export async function review(page: Page, stars: string, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Write a review' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: stars }).check();
  await dialog.getByLabel('In your words (optional)').fill(words);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send review' }).click();
}
