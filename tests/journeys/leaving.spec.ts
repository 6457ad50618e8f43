import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { unzipSync } from 'fflate';
import type { Page } from '@playwright/test';
import { daysAhead } from './days.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { newcomer, password, post } from './people.ts';
import type { Site } from './site.ts';

const photo = path.join(import.meta.dirname, '../../docs/groomer-dashboard.png');

/** Registers and pays through the API. @returns the email */
async function member(
  page: Page,
  site: Site,
  firstName: string,
  role: 'groomer' | 'pet_owner',
): Promise<string> {
  const email = await newcomer(page, site, { firstName, role });
  const { id } = (await post(page, `${site.url}/api/checkout-sessions`, { plan: 'monthly' })) as {
    id: string;
  };
  const card = { number: '4242 4242 4242 4242', expMonth: 4, expYear: 2049, cvc: '123' };
  await post(page, `${site.url}/api/test-checkout/${id}`, { card, agreeToRenewal: true });
  const profile = role === 'groomer' ? 'groomer' : 'pet-owner';
  const data = { address: '1104 Bouldin Ave, Austin, TX 78704' };
  await page.request.put(`${site.url}/api/profiles/${profile}`, { data });
  return email;
}

/** Asks for grooming of a pet, and lets the groomer offer it on a day. @returns the ids of request and offer */
async function askAndOffer(site: Site, owner: Page, groomer: Page, petId: string, days: number) {
  const { id: groomingRequestId } = (await post(owner, `${site.url}/api/grooming-requests`, {
    title: `Full groom in ${days} days`,
    petId,
    servicesNeeded: ['full_groom'],
    estimatedBudget: 90,
    urgency: 'normal',
  })) as { id: string };
  const { id } = (await post(groomer, `${site.url}/api/applications/grooming-request`, {
    groomingRequestId,
    proposedAt: daysAhead(days).toISOString(),
  })) as { id: string };
  return id;
}

test('a pet owner takes the data along and leaves; the groomer is told @phone', async ({
  ownSite,
  newPerson,
}) => {
  const nadia = (await newPerson()).page;
  const maya = (await newPerson()).page;
  const email = await member(nadia, ownSite, 'Nadia', 'pet_owner');
  const groomerEmail = await member(maya, ownSite, 'Maya', 'groomer');
  const upload = await nadia.request.post(`${ownSite.url}/api/uploads`, {
    multipart: { file: { name: 'bella.png', mimeType: 'image/png', buffer: await readFile(photo) } },
  });
  const { id: photoId } = (await upload.json()) as { id: string };
  const pet = { name: 'Bella', breed: 'Beagle', age: 3, weight: 24, photoId };
  const { id: petId } = (await post(nadia, `${ownSite.url}/api/pets`, pet)) as { id: string };
  const booked = await askAndOffer(ownSite, nadia, maya, petId, 3);
  await post(nadia, `${ownSite.url}/api/offers/${booked}/accept`, {});
  await askAndOffer(ownSite, nadia, maya, petId, 20);

  await test.step('the archive is made, and its mailed link has the pet and her photo', async () => {
    await nadia.goto(`${ownSite.url}/settings#download-data`);
    await nadia.getByRole('button', { name: 'Prepare my data' }).click();
    await expect(nadia.getByRole('link', { name: 'Download' })).toBeVisible();
    await expectAccessible(nadia);
    const titles = async () => (await ownSite.mailsTo(email)).map(({ subject }) => subject);
    await expect.poll(titles).toContain('Your Wagwell data is ready');
    const mail = (await ownSite.mailsTo(email)).find(
      ({ subject }) => subject === 'Your Wagwell data is ready',
    );
    const link = /http\S+\/settings#download-data/.exec(mail?.body ?? '')?.[0] ?? '';
    expect((await fetch(link)).headers.get('content-type')).toContain('text/html');
    const reply = await nadia.request.get(`${ownSite.url}/api/account/export/archive`);
    expect(reply.headers()['content-type']).toBe('application/zip');
    const files = unzipSync(new Uint8Array(await reply.body()));
    expect(new TextDecoder().decode(files['pets/pets.csv'])).toContain('Bella');
    expect(
      Object.keys(files).filter((name) => name.startsWith('photos/') && name.endsWith('.webp')),
    ).toHaveLength(1);
  });

  await test.step('the account is closed after everything it ends was shown', async () => {
    await nadia.getByRole('main').getByRole('link', { name: 'Settings' }).click();
    await nadia.getByRole('link', { name: /^Close account/ }).click();
    await nadia.getByRole('button', { name: 'Close my account' }).click();
    const dialog = nadia.getByRole('dialog', { name: 'Close your account' });
    await expect(dialog.getByRole('list', { name: 'Cancelled' })).toContainText('with Maya Quill');
    await expect(dialog.getByRole('list', { name: 'Removed for good' })).toContainText('1 pet');
    await expectAccessible(nadia);
    const submit = dialog.getByRole('button', { name: 'Close my account for good' });
    await dialog.getByLabel('Your password').fill('not this one');
    await submit.click();
    await expect(dialog.getByText('This is not your password')).toBeVisible();
    await dialog.getByLabel('Your password').fill(password);
    await submit.click();
    await expect(nadia.getByText('Your account is closed', { exact: true })).toBeVisible();
    await expect(nadia).toHaveURL(`${ownSite.url}/`);
  });

  await test.step('the groomer is told, and the next sign-in fails', async () => {
    const titles = async () => (await ownSite.mailsTo(groomerEmail)).map(({ subject }) => subject).join('\n');
    await expect.poll(titles).toContain('Cancelled: Bella');
    await nadia.goto(`${ownSite.url}/login`);
    await nadia.getByLabel('Email').fill(email);
    await nadia.getByLabel('Password', { exact: true }).fill(password);
    await nadia.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(nadia.getByText('Email or password is wrong.')).toBeVisible();
  });

  await test.step('the chat shows a former member, to whom nobody can write', async () => {
    await ownSite.moveClock(new Date(Date.now() + 11 * 60_000));
    await maya.goto(`${ownSite.url}/messages`);
    await maya.getByRole('link', { name: /Former member/ }).click();
    await expect(maya.getByRole('heading', { name: 'Chat with Former member' })).toBeVisible();
    await expect(maya.getByText('This person has left Wagwell.')).toBeVisible();
    await expect(maya.getByRole('textbox', { name: 'Message' })).toHaveCount(0);
    await expectAccessible(maya);
  });
});
