import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { expect, expectAccessible, test } from './journey.ts';
import { dismissIntroductions, newcomer, password } from './people.ts';
import type { Site } from './site.ts';

const newPassword = 'sharper-shears';

const section = (page: Page, name: string) => page.getByRole('region', { name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

/** Fills in email and password of the page for signing in. */
async function giveCredentials(page: Page, site: Site, email: string, secret: string): Promise<void> {
  await page.goto(`${site.url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** The first link of the newest mail to an address with this subject. */
async function linkIn(site: Site, address: string, subject: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const mail = (await site.mailsTo(address)).find((one) => one.subject === subject);
      link = /https?:\/\/\S+/.exec(mail?.body ?? '')?.[0];
      return link;
    })
    .toBeTruthy();
  return link ?? '';
}

test('a groomer protects her account, and takes it back @desktop', async ({ ownSite, newPerson }) => {
  const { page, context } = await newPerson();
  const phone = (await newPerson()).page;
  await dismissIntroductions(phone);
  const email = await newcomer(page, ownSite, { firstName: 'Maya' });
  let secret = '';
  let recoveryCodes: string[] = [];
  /** The clock of the program is ahead of the browser's. */
  const ahead = 11 * 60;
  const codeAt = (seconds: number) =>
    generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + ahead + seconds });

  await test.step('she changes her password', async () => {
    await page.goto(`${ownSite.url}/settings`);
    await expect(section(page, 'Devices').getByText('This device')).toBeVisible();
    await expectAccessible(page);
    await section(page, 'Password').getByRole('button', { name: 'Change password' }).click();
    const form = dialog(page, 'Change your password');
    await form.getByLabel('Current password').fill(password);
    await form.getByLabel('New password', { exact: true }).fill('grooming');
    await form.getByLabel('New password again').fill('grooming');
    await form.getByRole('button', { name: 'Change password' }).click();
    await expect(form.getByText(/This is one of the most common|more than your name/)).toBeVisible();
    await form.getByLabel('New password', { exact: true }).fill(newPassword);
    await form.getByLabel('New password again').fill(newPassword);
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Change password' }).click();
    await expect(toast(page, 'Your password is changed')).toBeVisible();
    await linkIn(ownSite, email, 'Your password was changed at Wagwell');
  });

  await test.step('she turns two-factor on, and is asked for her password first', async () => {
    await ownSite.moveClock(new Date(Date.now() + ahead * 1000));
    await section(page, 'Two-factor sign-in').getByRole('button', { name: 'Set up' }).click();
    const question = dialog(page, 'Confirm that it is you');
    await question.getByLabel('Password', { exact: true }).fill(newPassword);
    await question.getByRole('button', { name: 'Confirm' }).click();
    const form = dialog(page, 'Set up two-factor');
    await expect(form.getByRole('img', { name: 'Picture for your authenticator app' })).toBeVisible();
    secret = ((await form.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await form.getByLabel('Code').fill(codeAt(0));
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Turn on' }).click();
    const codes = dialog(page, 'Your recovery codes');
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    recoveryCodes = await codes.getByRole('listitem').allTextContents();
    await expectAccessible(page);
    await codes.getByRole('button', { name: 'I have kept them' }).click();
    await expect(section(page, 'Two-factor sign-in').getByText('10 recovery codes are left')).toBeVisible();
  });

  await test.step('on another device the password alone is not enough', async () => {
    await giveCredentials(phone, ownSite, email, newPassword);
    await phone.getByLabel('Code').fill('000000');
    await phone.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(phone.getByText(/This code is not right/)).toBeVisible();
    await expectAccessible(phone);
    await phone.getByLabel('Code').fill(codeAt(30));
    await phone.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(phone).toHaveURL(/\/groomer/);
  });

  await test.step('she signs the other device out', async () => {
    await page.reload();
    const devices = section(page, 'Devices');
    await devices.getByRole('button', { name: /^Sign out Chrome/ }).click();
    await expect(devices.getByRole('button', { name: /^Sign out/ })).toHaveCount(0);
    await phone.goto(`${ownSite.url}/settings`);
    await expect(phone.getByText('This page belongs to an account.')).toBeVisible();
  });

  await test.step('without her app she signs in with a recovery code', async () => {
    await giveCredentials(phone, ownSite, email, newPassword);
    await phone.getByLabel('Code').fill(recoveryCodes[0] ?? '');
    await phone.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(phone).toHaveURL(/\/groomer/);
  });

  await test.step('she adds a passkey and signs in with it', async () => {
    const browser = await context.newCDPSession(page);
    await browser.send('WebAuthn.enable');
    const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    const passkeys = section(page, 'Passkeys');
    await passkeys.getByRole('button', { name: 'Add passkey' }).click();
    await expect(passkeys.getByText(/never used/)).toBeVisible();
    await passkeys.getByRole('button', { name: /^Rename/ }).click();
    const form = dialog(page, 'Rename this passkey');
    await form.getByLabel('Name').fill('Salon laptop');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(passkeys.getByText('Salon laptop', { exact: true })).toBeVisible();
    await expectAccessible(page);
    // Until the device knows its owner, the browser's suggestion waits.
    await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await context.clearCookies({ name: 'wagwell_session' });
    const suggested = page.waitForResponse(/passkey-options/);
    await page.goto(`${ownSite.url}/login`);
    await suggested;
    // The verified device may also pick the suggestion before the button is pressed; both sign in.
    const signsIn = page.waitForURL(/\/groomer/);
    await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
    const pressed = page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await Promise.race([signsIn, pressed]);
    pressed.catch(() => {});
    await expect(page).toHaveURL(/\/groomer/);
    // The simulated device picks the suggestion at the email field by itself.
    await context.clearCookies({ name: 'wagwell_session' });
    await page.goto(`${ownSite.url}/login`);
    await expect(page).toHaveURL(/\/groomer/);
  });

  await test.step('“This was not me” signs everybody out and leads to a new password', async () => {
    await phone.goto(await linkIn(ownSite, email, 'A passkey was added at Wagwell'));
    await expectAccessible(phone);
    await phone.getByRole('button', { name: 'Secure my account' }).click();
    await phone.getByRole('textbox', { name: 'New password' }).fill('sharpest-shears');
    await phone.getByRole('textbox', { name: 'Confirm password' }).fill('sharpest-shears');
    await phone.getByRole('button', { name: 'Save new password' }).click();
    await expect(phone.getByText(/Your password is changed/)).toBeVisible();
    await page.goto(`${ownSite.url}/settings`);
    await expect(page.getByText('This page belongs to an account.')).toBeVisible();
    // What earlier mails to the same address told is undone, too: two-factor is off.
    await giveCredentials(phone, ownSite, email, 'sharpest-shears');
    await expect(phone).toHaveURL(/\/groomer/);
    await phone.goto(`${ownSite.url}/settings`);
    await expect(section(phone, 'Passkeys').getByRole('listitem')).toHaveCount(0);
  });
});
