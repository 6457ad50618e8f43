import type { Page } from '@playwright/test';
import { daysAhead, dayOf, toTheHour } from './days.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { newMember } from './money.ts';
import { post } from './people.ts';
import type { Site } from './site.ts';

/** Saves a profile of the browser's account. */
async function saveProfile(page: Page, site: Site, as: 'groomer' | 'business', data: object): Promise<void> {
  const reply = await page.request.put(`${site.url}/api/profiles/${as}`, { data });
  expect(reply.status(), await reply.text()).toBe(200);
}

async function newGroomer(page: Page, site: Site, firstName: string): Promise<void> {
  await newMember(page, site, { firstName });
  await saveProfile(page, site, 'groomer', { address: 'Austin, TX 78704', title: 'Salon groomer' });
}

const shiftOn = (day: Date, title: string) => ({
  title,
  shiftDate: day.toISOString(),
  startTime: '08:30',
  endTime: '16:30',
  dogCount: 6,
  payPercentage: 50,
});

test('six groomers are invited, the first to accept is booked, and an urgent shift rings who is near and free @mixed', async ({
  ownSite,
  newPerson,
}) => {
  const onPhone = async () => (await newPerson({ screen: 'phone' })).page;
  const owner = (await newPerson({ screen: 'desktop' })).page;
  const [maya, jo, kim] = [await onPhone(), await onPhone(), await onPhone()];
  const workDay = daysAhead(4);
  let shift = '';

  await test.step('an owner and six groomers are there', async () => {
    await newMember(owner, ownSite, { firstName: 'Renee', role: 'owner' });
    const business = { businessName: 'Shoal Creek Pet Spa', businessType: 'salon' };
    await saveProfile(owner, ownSite, 'business', {
      ...business,
      address: '5310 Burnet Rd, Austin, TX 78756',
    });
    await newGroomer(maya, ownSite, 'Maya');
    await newGroomer(jo, ownSite, 'Jo');
    await newGroomer(kim, ownSite, 'Kim');
    for (const name of ['Ana', 'Bea', 'Cy']) {
      const page = await onPhone();
      await newGroomer(page, ownSite, name);
      await page.close();
    }
    const posted = await post(owner, `${ownSite.url}/api/shifts`, shiftOn(workDay, 'Full-groom day'));
    shift = `/shifts/${(posted as { id: string }).id}`;
  });

  await test.step('the owner invites them from the list of those who are free', async () => {
    await owner.goto(`${ownSite.url}/owner`);
    await owner.getByRole('link', { name: /^Find free groomers/ }).click();
    await expect(owner.getByRole('heading', { name: 'Invite to Full-groom day' })).toBeVisible();
    await expectAccessible(owner);
    for (const name of ['Maya Quill', 'Jo Quill', 'Kim Quill', 'Ana Quill', 'Bea Quill', 'Cy Quill']) {
      await owner.getByRole('button', { name: `Invite to this shift: ${name}` }).click();
      await expect(owner.getByText(`${name} is invited`, { exact: true })).toBeVisible();
    }
    await owner.getByRole('link', { name: 'See who is invited (6)' }).click();
    await expect(owner.getByRole('listitem').filter({ hasText: 'Invited, no answer yet' })).toHaveCount(6);
    await expectAccessible(owner);
  });

  await test.step('one accepts, another sees that it is taken', async () => {
    await jo.goto(`${ownSite.url}/groomer?tab=applications`);
    await expect(jo.getByRole('heading', { name: 'Invitations' })).toBeVisible();
    await expectAccessible(jo);
    await maya.goto(`${ownSite.url}/notifications`);
    await maya.getByRole('link', { name: /Shoal Creek Pet Spa invites you/ }).click();
    await expect(maya).toHaveURL(new RegExp(`${shift}$`));
    await expectAccessible(maya);
    await maya.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(maya.getByText('You are booked', { exact: true })).toBeVisible();
    await expect(owner.getByText('Booked', { exact: true })).toBeVisible();
    await jo.goto(`${ownSite.url}/notifications`);
    await expect(jo.getByRole('link', { name: /Taken: / })).toBeVisible();
  });

  await test.step('both read the agreement, and the groomer agrees to other terms', async () => {
    await owner.goto(`${ownSite.url}${shift}`);
    await owner.getByRole('link', { name: 'Read the agreement' }).click();
    await expect(owner.getByRole('heading', { level: 1, name: 'Shift agreement' })).toBeVisible();
    await expect(owner.getByText('Maya Quill, ', { exact: false }).first()).toBeVisible();
    await expectAccessible(owner);
    await owner.getByRole('link', { name: 'Shift', exact: true }).click();
    await owner.getByRole('button', { name: 'Ask to change the terms' }).click();
    await owner.getByRole('textbox', { name: 'Dogs' }).fill('8');
    await expectAccessible(owner);
    await owner.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(owner.getByText('Maya Quill is asked', { exact: true })).toBeVisible();
    await maya.goto(`${ownSite.url}/notifications`);
    await maya.getByRole('link', { name: /asks to change/ }).click();
    await expect(maya.getByRole('row', { name: 'Dogs 6 8' })).toBeVisible();
    await expectAccessible(maya);
    await maya.getByRole('button', { name: 'Agree to new terms' }).click();
    await expect(maya.getByText('You agree to the new terms', { exact: true })).toBeVisible();
    await maya.getByRole('link', { name: 'Read the agreement' }).click();
    await expect(maya.getByText(/number 2\. Both agreed to change the terms/)).toBeVisible();
  });

  await test.step('an urgent shift rings who is free, and not who is booked', async () => {
    const tomorrow = daysAhead(1);
    const [lee, sam] = [await onPhone(), await onPhone()];
    await newGroomer(lee, ownSite, 'Lee');
    await newMember(sam, ownSite, { firstName: 'Sam' });
    await saveProfile(sam, ownSite, 'groomer', { address: 'Dallas, TX 75201', title: 'Salon groomer' });
    // Five browsers: Maya is away, Sam is far off; Jo, Kim and Lee are near and free.
    for (const page of [jo, kim, lee, sam]) await page.goto(`${ownSite.url}/groomer`);
    await post(maya, `${ownSite.url}/api/time-off`, { from: dayOf(tomorrow), to: dayOf(tomorrow) });
    await post(owner, `${ownSite.url}/api/shifts`, shiftOn(tomorrow, 'Bath day'));
    // The bell of an open page updates without a reload.
    const bell = { name: 'Notifications 2 unread' };
    await expect(lee.getByRole('button', bell).or(lee.getByRole('link', bell))).toBeVisible();
    for (const page of [jo, kim, lee]) {
      await page.goto(`${ownSite.url}/notifications`);
      await expect(page.getByRole('link', { name: /Urgent: .* at Shoal Creek Pet Spa/ })).toBeVisible();
    }
    await sam.goto(`${ownSite.url}/notifications`);
    await expect(sam.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(sam.getByRole('link', { name: /Urgent: / })).toHaveCount(0);
    const urgent = kim.getByRole('link', { name: /Urgent: .* at Shoal Creek Pet Spa/ });
    await expect(urgent).toBeVisible();
    await maya.goto(`${ownSite.url}/notifications`);
    await expect(maya.getByRole('link', { name: /invites you/ })).toBeVisible();
    await expect(maya.getByRole('link', { name: /Urgent: / })).toHaveCount(0);
    await urgent.click();
    await expect(kim.getByRole('heading', { level: 1, name: 'Bath day' })).toBeVisible();
    await kim.getByRole('button', { name: 'Apply for This Shift' }).click();
    await kim.getByRole('dialog').getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(kim.getByText('Application Submitted!', { exact: true })).toBeVisible();
    await expect(kim.getByRole('button', { name: 'Undo' })).toBeVisible();
    const urgentShift = /shifts\/([\da-f-]+)/.exec(kim.url())?.[1] ?? '';
    const applied = await owner.request.get(`${ownSite.url}/api/shifts/${urgentShift}/applications`);
    const [application] = (await applied.json()) as { id: string }[];
    await post(owner, `${ownSite.url}/api/shift-applications/${application?.id}/accept`, {});
    await kim.reload();
    await expect(kim.getByRole('link', { name: 'Read the agreement' })).toBeVisible();
    for (const page of [sam, lee]) await page.close();
  });

  await test.step('on the day: on the way, there by the code, and two extra dogs agreed to', async () => {
    await toTheHour(ownSite, [owner, maya], workDay, 8);
    await maya.goto(`${ownSite.url}${shift}`);
    await maya.getByRole('button', { name: 'On my way' }).click();
    await expect(maya.getByText(/You are on the way since/)).toBeVisible();
    await owner.goto(`${ownSite.url}${shift}`);
    await expect(owner.getByText(/Maya Quill is on the way since/)).toBeVisible();
    await expectAccessible(owner);
    const code = (await owner.getByText(/^\d{4}$/).textContent()) ?? '';
    await maya.getByRole('button', { name: 'I am there' }).click();
    await maya.getByRole('textbox', { name: 'Code' }).fill(code);
    await expectAccessible(maya);
    await maya.getByRole('button', { name: 'Confirm' }).click();
    await expect(maya.getByText(/You have arrived, .* with the code/)).toBeVisible();
    await toTheHour(ownSite, [owner, maya], workDay, 10);
    await maya.reload();
    await maya.getByRole('button', { name: '+2 dogs' }).click();
    await expect(maya.getByText('Extra work claimed', { exact: true }).first()).toBeVisible();
    await expectAccessible(maya);
    await owner.reload();
    await owner.getByRole('button', { name: 'Agree', exact: true }).click();
    await expect(owner.getByText('You agreed to the extra work', { exact: true })).toBeVisible();
    await expect(owner.getByText('Extra work agreed to', { exact: true })).toBeVisible();
    await expectAccessible(owner);
  });
});
