import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, test } from './journey.ts';
import { dismissIntroductions, post } from './people.ts';
import type { Site } from './site.ts';

async function come(page: Page, site: Site, who: string): Promise<void> {
  await dismissIntroductions(page);
  await post(page, `${site.url}/auth/login`, { email: `${who}@wagwell.example`, password: 'demo-password' });
}

/** The link to the messages, in the header or the bottom navigation. */
const messagesLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Messages/ });
const conversations = (page: Page) => page.getByRole('navigation', { name: 'Conversations' });
const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: 'Message' });

test('two people in two windows: asked, received at once, read, answered @mixed', async ({
  demoSite,
  newPerson,
}) => {
  const jordan = (await newPerson({ screen: 'phone' })).page;
  const renee = (await newPerson({ screen: 'desktop' })).page;
  await come(renee, demoSite, 'owner');
  await come(jordan, demoSite, 'petowner');

  await test.step('the salon is at its desk', async () => {
    await renee.goto(`${demoSite.url}/owner`);
    await expect(messagesLink(renee)).toHaveText(/1 unread/);
  });

  await test.step('the pet owner contacts it and asks', async () => {
    await jordan.goto(`${demoSite.url}/marketplace?tab=salons`);
    await jordan.getByRole('button', { name: 'View salon: Shoal Creek Pet Spa' }).click();
    await jordan
      .getByRole('dialog')
      .getByRole('link', { name: /^Message/ })
      .click();
    await expect(jordan.getByRole('heading', { name: 'Chat with Renee Castillo' })).toBeVisible();
    await expect(log(jordan)).toContainText('We could also take Bella an hour earlier');
    await expectAccessible(jordan);

    await field(jordan).fill('Half past ten would be perfect.');
    await field(jordan).press('Shift+Enter');
    await field(jordan).pressSequentially('Shall I bring her own towel?');
    await field(jordan).press('Enter');
    await expect(jordan.getByText('Message sent!', { exact: true })).toBeVisible();
    await expect(field(jordan)).toHaveValue('');
    await expect(log(jordan)).toContainText('Shall I bring her own towel?');
  });

  await test.step('the salon hears of it without asking, and reads', async () => {
    await expect(messagesLink(renee)).toHaveText(/2 unread/);
    await messagesLink(renee).click();
    const latest = conversations(renee).getByRole('link').first();
    await expect(latest).toContainText('Jordan');
    await expect(latest).toContainText('1 unread');
    await expectAccessible(renee);
    await expect(log(jordan)).not.toContainText('Just now, read');

    await latest.click();
    await expect(log(renee).getByText('Half past ten would be perfect.')).toBeVisible();
    await expect(log(jordan)).toContainText('Just now, read');
  });

  await test.step('and answers: it stands in the other window at once', async () => {
    await field(renee).fill('Bring it. We warm it for her.');
    await renee.getByRole('button', { name: 'Send' }).click();
    await expect(log(jordan).getByText('Bring it. We warm it for her.')).toBeVisible();
    await expect(log(renee)).toContainText('Just now, read');
    await expectAccessible(renee);
    await expectAccessible(jordan);
  });

  await test.step('on a phone the chat stands alone, and one step leads back', async () => {
    await expect(messagesLink(jordan)).toBeHidden();
    await jordan.getByRole('link', { name: 'Back to conversations' }).click();
    await expect(messagesLink(jordan)).toBeVisible();
  });
  const renees = conversations(jordan).getByRole('link', { name: /Renee Castillo/ });
  await expect(renees).toContainText('Bring it. We warm it for her.');
  await expect(renees).not.toContainText('unread');
});

const photo = async () => ({
  name: 'towel.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 320, height: 240, channels: 3, background: '#dca565' } })
    .png()
    .toBuffer(),
});

test('a photo with a quick reply survives a reload, arrives, is found, and its sender is muted @desktop', async ({
  demoSite,
  newPerson,
}) => {
  const jordan = (await newPerson()).page;
  const renee = (await newPerson()).page;
  await come(renee, demoSite, 'owner');
  await come(jordan, demoSite, 'petowner');

  await test.step('the salon writes a quick reply and adds a photo', async () => {
    await renee.goto(`${demoSite.url}/messages`);
    await conversations(renee)
      .getByRole('link', { name: /Jordan/ })
      .click();
    await renee.getByRole('button', { name: 'Quick replies' }).click();
    await renee.getByRole('menuitem', { name: /quick replies/ }).click();
    const replies = renee.getByRole('dialog', { name: 'Quick replies' });
    await replies.getByLabel('New quick reply').fill('The lavender towel is ready.');
    await expectAccessible(renee);
    await replies.getByRole('button', { name: 'Add' }).click();
    await expect(replies.getByRole('listitem').getByText('The lavender towel is ready.')).toBeVisible();
    await renee.keyboard.press('Escape');
    await renee.getByRole('button', { name: 'Quick replies' }).click();
    await renee.getByRole('menuitem', { name: 'The lavender towel is ready.' }).click();
    await renee.locator('input[type=file][aria-label="Add photos"]').setInputFiles(await photo());
    await expect(renee.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
  });

  await test.step('both wait there after a reload, and arrive', async () => {
    await renee.reload();
    await expect(field(renee)).toHaveValue('The lavender towel is ready.');
    await expect(renee.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
    await renee.getByRole('button', { name: 'Send' }).click();
    await expect(log(renee)).toContainText('The lavender towel is ready.');
  });

  await test.step('the pet owner finds it by a word and opens the photo', async () => {
    await jordan.goto(`${demoSite.url}/messages`);
    await jordan.getByRole('searchbox', { name: 'Search your messages' }).fill('lavender');
    await expect(conversations(jordan).getByRole('status')).toHaveText('Newest first');
    await conversations(jordan)
      .getByRole('link', { name: /lavender towel/ })
      .click();
    await log(jordan)
      .getByRole('button', { name: /^View photo from Renee/ })
      .click();
    await expect(jordan.getByRole('dialog', { name: /^Photo from Renee/ }).getByRole('img')).toBeVisible();
    await expectAccessible(jordan);
    await jordan.keyboard.press('Escape');
  });

  await test.step('and mutes the conversation', async () => {
    await jordan.getByRole('button', { name: 'More', exact: true }).click();
    await jordan.getByRole('menuitem', { name: 'Mute' }).click();
    await expect(jordan.getByText('Muted: you get no reminders', { exact: true })).toBeVisible();
    await jordan.getByRole('button', { name: 'More', exact: true }).click();
    await expect(jordan.getByRole('menuitem', { name: 'Unmute' })).toBeVisible();
  });
});

test('a signed-out visitor is asked to log in @phone', async ({ demoSite, newPerson }) => {
  const { page } = await newPerson();
  await dismissIntroductions(page);
  await page.goto(`${demoSite.url}/messages`);
  await expect(page.getByRole('heading', { name: 'Please Log In' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fmessages/);
});
