import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, test } from './journey.ts';
import { dismissIntroductions, newcomer, post } from './people.ts';
import type { Site } from './site.ts';

async function come(page: Page, site: Site, who: string): Promise<void> {
  await dismissIntroductions(page);
  await post(page, `${site.url}/auth/login`, { email: `${who}@wagwell.example`, password: 'demo-password' });
}
const get = async (page: Page, url: string) => (await page.request.get(url)).json();

/** Posts a request for a pet with a photo. @returns the request's id */
async function askWithPhoto(page: Page, site: Site): Promise<string> {
  const buffer = await sharp({
    create: { width: 640, height: 400, channels: 3, background: '#dca565' },
  })
    .jpeg()
    .toBuffer();
  const file = { name: 'bella.jpg', mimeType: 'image/jpeg', buffer };
  const upload = await page.request.post(`${site.url}/api/uploads`, { multipart: { file } });
  const { id: photoId } = (await upload.json()) as { id: string };
  const pet = (await post(page, `${site.url}/api/pets`, {
    name: 'Clover',
    species: 'dog',
    breed: 'Poodle',
    coat: 'curly',
    birthDate: '2023-05-04',
    weight: 40,
    photoId,
  })) as { id: string };
  const request = {
    petId: pet.id,
    title: 'Trim her nails',
    servicesNeeded: ['nail_trim'],
    urgency: 'normal',
  };
  const { id } = (await post(page, `${site.url}/api/grooming-requests`, request)) as { id: string };
  return id;
}

async function sendReport(page: Page, category: string): Promise<void> {
  const form = page.getByRole('dialog', { name: /^Report/ });
  await form.getByLabel('What is wrong?').selectOption(category);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Report sent', { exact: true })).toBeVisible();
}

async function openReport(page: Page, site: Site, about: string) {
  await page.goto(`${site.url}/admin?tab=reports`);
  await page
    .getByRole('button', { name: `Decide the report about ${about}` })
    .first()
    .click();
  return page.getByRole('dialog');
}

async function decide(page: Page, decision: RegExp, submit: string): Promise<void> {
  const form = page.getByRole('dialog');
  await form.getByRole('radio', { name: decision }).check();
  await form.getByRole('textbox', { name: 'Reason' }).fill('It breaks our rules');
  await form.getByRole('button', { name: submit, exact: true }).click();
}

test('what people report is decided once; a suspended account vanishes until it is restored @desktop', async ({
  demoSite: site,
  newPerson,
}) => {
  test.slow();
  const jordan = (await newPerson()).page;
  const nina = (await newPerson()).page;
  const robin = (await newPerson()).page;
  const sam = (await newPerson()).page;
  await come(jordan, site, 'petowner');
  await come(nina, site, 'groomer');
  await come(robin, site, 'admin');
  await site.grantAdmin(await newcomer(sam, site, { firstName: 'Sam' }));

  const requestId = await askWithPhoto(jordan, site);
  await test.step('a groomer reports the photo of a pet', async () => {
    await nina.goto(`${site.url}/requests/${requestId}`);
    await nina.getByRole('button', { name: 'More for the photo of Clover' }).click();
    await nina.getByRole('menuitem', { name: 'Report this photo' }).click();
    await sendReport(nina, 'Inappropriate content');
  });

  const { id: ownId, user: jordanUser } = await get(jordan, `${site.url}/auth/me`);
  const { user: ninaUser } = await get(nina, `${site.url}/auth/me`);
  const ninaName = `${ninaUser.firstName} ${ninaUser.lastName}`;
  const reviews = await get(jordan, `${site.url}/api/users/${ninaUser.id}/reviews?as=groomer`);
  const written = reviews.find(({ author }: { author: { id: string } }) => author.id !== ownId);

  await test.step('a pet owner reports a review on a profile', async () => {
    await jordan.goto(`${site.url}/marketplace?tab=groomers`);
    await jordan
      .getByRole('article')
      .filter({ hasText: ninaName })
      .getByRole('button', { name: 'View Profile' })
      .click();
    const report = jordan.getByRole('button', { name: `Report the review by ${written.author.name}` });
    await report.first().click();
    await sendReport(jordan, 'False information');
  });

  await test.step('an admin removes the photo, and its owner is told without a name', async () => {
    const form = await openReport(robin, site, `${jordanUser.firstName} ${jordanUser.lastName}`);
    await expect(form.getByRole('img')).toBeVisible();
    await expectAccessible(robin);
    await decide(robin, /^Remove it/, 'Remove');
    await expect(robin.getByText('Removed. The reporter is notified.', { exact: true })).toBeVisible();
    await jordan.goto(`${site.url}/notifications`);
    const told = jordan.getByRole('main');
    await expect(told).toContainText('We removed a photo of yours');
    await expect(told).not.toContainText(`by ${ninaUser.firstName}`);
    await nina.goto(`${site.url}/requests/${requestId}`);
    await expect(nina.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(nina.getByRole('button', { name: 'More for the photo of Clover' })).toHaveCount(0);
  });

  await test.step('of two admins with the same report open, the second learns who was faster', async () => {
    const author = await get(jordan, `${site.url}/api/users/${written.author.id}`);
    const about = `${author.firstName ?? ''}`;
    for (const admin of [robin, sam]) {
      await admin.goto(`${site.url}/admin?tab=reports`);
      await admin
        .getByRole('button', { name: new RegExp(`^Decide the report about ${about}`) })
        .first()
        .click();
      await expect(admin.getByRole('dialog')).toContainText('As it was when it was reported');
    }
    await decide(sam, /^Dismiss/, 'Dismiss');
    await expect(sam.getByText('Dismissed. The reporter is notified.', { exact: true })).toBeVisible();
    // The page of the other admin shows the decision at once and offers none anymore.
    await expect(robin.getByRole('dialog')).toContainText('Dismissed by Sam Quill');
    await expect(robin.getByRole('radio')).toHaveCount(0);
  });

  await test.step('a suspended account is signed out, cannot sign in, and is in no list', async () => {
    await robin.goto(`${site.url}/admin?tab=accounts`);
    await expect(robin.getByText('Your own account')).toBeVisible();
    await robin.getByLabel('Search').fill('groomer@wagwell.example');
    await robin.getByRole('button', { name: `Suspend ${ninaName}` }).click();
    const form = robin.getByRole('dialog');
    await form.getByLabel('Reason').fill('Asked for cash');
    await expectAccessible(robin);
    await form.getByRole('button', { name: 'Suspend', exact: true }).click();
    await expect(robin.getByRole('button', { name: `Restore ${ninaName}` })).toBeVisible();

    await nina.goto(`${site.url}/login`);
    await nina.getByLabel('Email').fill('groomer@wagwell.example');
    await nina.getByLabel('Password', { exact: true }).fill('demo-password');
    await nina.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(nina.getByText(/This account is suspended until .*Asked for cash/)).toBeVisible();

    await jordan.goto(`${site.url}/marketplace?tab=groomers`);
    await expect(jordan.getByRole('article').first()).toBeVisible();
    await expect(jordan.getByRole('article').filter({ hasText: ninaName })).toHaveCount(0);
  });

  await test.step('restored, it is back', async () => {
    await robin.getByRole('button', { name: `Restore ${ninaName}` }).click();
    await robin.getByRole('dialog').getByLabel('Reason').fill('A mistake');
    await robin.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
    await expect(robin.getByRole('button', { name: `Suspend ${ninaName}` })).toBeVisible();
    await come(nina, site, 'groomer');
    await jordan.reload();
    await expect(jordan.getByRole('article').filter({ hasText: ninaName })).toBeVisible();
    await robin.goto(`${site.url}/admin?tab=audit-log`);
    await expect(robin.getByRole('list', { name: 'Audit log' })).toContainText(
      'restored groomer@wagwell.example: A mistake',
    );
    await expectAccessible(robin);
  });
});
