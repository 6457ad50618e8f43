import type { Page } from '@playwright/test';
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

test('two people in two windows: asked, received at once, read, answered', async ({
  demoSite,
  newPerson,
  isMobile,
}) => {
  const jordan = (await newPerson()).page;
  const renee = (await newPerson()).page;
  await come(renee, demoSite, 'owner');
  await come(jordan, demoSite, 'petowner');

  await test.step('the salon is at its desk', async () => {
    await renee.goto(`${demoSite.url}/owner`);
    await expect(messagesLink(renee)).toHaveText(/1 unread/);
  });

  await test.step('the pet owner contacts it and asks', async () => {
    await jordan.goto(`${demoSite.url}/marketplace?tab=salons`);
    await jordan.getByRole('link', { name: 'Contact Salon Shoal Creek Pet Spa' }).click();
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

  if (isMobile)
    await test.step('on a phone the chat stands alone, and one step leads back', async () => {
      await expect(messagesLink(jordan)).toBeHidden();
      await jordan.getByRole('link', { name: 'Back to conversations' }).click();
      await expect(messagesLink(jordan)).toBeVisible();
    });
  const renees = conversations(jordan).getByRole('link', { name: /Renee Castillo/ });
  await expect(renees).toContainText('Bring it. We warm it for her.');
  await expect(renees).not.toContainText('unread');
});

test('a signed-out visitor is asked to log in', async ({ demoSite, newPerson }) => {
  const { page } = await newPerson();
  await dismissIntroductions(page);
  await page.goto(`${demoSite.url}/messages`);
  await expect(page.getByRole('heading', { name: 'Please Log In' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fmessages/);
});
