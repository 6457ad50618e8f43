import type { Page } from '@playwright/test';
import { daysAhead, toTheHour } from './days.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { cards, newcomer, post, unfold } from './people.ts';
import type { Site } from './site.ts';

/** Pays the membership of the signed-in newcomer through the API. */
async function becomeMember(page: Page, site: Site): Promise<void> {
  const checkout = (await post(page, `${site.url}/api/checkout-sessions`, { plan: 'monthly' })) as {
    id: string;
  };
  await post(page, `${site.url}/api/test-checkout/${checkout.id}`, {
    card: { number: cards.pays, expMonth: 4, expYear: 2049, cvc: '123' },
  });
}

const put = async (page: Page, url: string, data: object) =>
  expect((await page.request.put(url, { data })).ok()).toBe(true);

/** A salon and a groomer, and a shift at noon the day after tomorrow for which the groomer is booked. */
async function bookShift(owner: Page, groomer: Page, site: Site, workDay: Date): Promise<void> {
  await newcomer(owner, site, { firstName: 'Renee', role: 'owner' });
  await becomeMember(owner, site);
  await put(owner, `${site.url}/api/profiles/business`, {
    businessName: 'Shoal Creek Pet Spa',
    businessType: 'salon',
    address: '5310 Burnet Rd, Austin, TX 78756',
  });
  await newcomer(groomer, site, { firstName: 'Maya' });
  await becomeMember(groomer, site);
  await put(groomer, `${site.url}/api/profiles/groomer`, { address: 'Austin, TX 78704' });
  const shift = (await post(owner, `${site.url}/api/shifts`, {
    title: 'Full-groom day',
    shiftDate: workDay.toISOString(),
    startTime: '12:00',
    endTime: '18:00',
    dogCount: 6,
    payPercentage: 50,
  })) as { id: string };
  const application = (await post(groomer, `${site.url}/api/shift-applications`, {
    shiftId: shift.id,
  })) as { id: string };
  await post(owner, `${site.url}/api/shift-applications/${application.id}/accept`, {});
}

test('a late withdrawal says what it counts as, is undone, counts, and is overturned on appeal @phone', async ({
  ownSite,
  newPerson,
}) => {
  const [owner, groomer, admin] = [
    (await newPerson()).page,
    (await newPerson()).page,
    (await newPerson()).page,
  ];
  const workDay = daysAhead(2);
  await bookShift(owner, groomer, ownSite, workDay);
  await toTheHour(ownSite, [owner, groomer, admin], daysAhead(1), 20);
  const withdraw = async () => {
    await groomer.goto(`${ownSite.url}/groomer?tab=applications`);
    await groomer.getByRole('button', { name: 'Withdraw' }).click();
    const dialog = groomer.getByRole('alertdialog');
    await expect(dialog).toContainText(/This will count as a late withdrawal until \w+/);
    await expectAccessible(groomer);
    await dialog.getByRole('button', { name: 'Withdraw' }).click();
    await expect(groomer.getByText('You have withdrawn', { exact: true })).toBeVisible();
  };

  await test.step('the groomer reads it before withdrawing, and undoes it', async () => {
    await withdraw();
    await groomer.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(groomer.getByText('You are booked again', { exact: true })).toBeVisible();
    await expect(groomer.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  });

  await test.step('withdrawn again it counts, and the groomer appeals', async () => {
    await withdraw();
    await groomer.goto(`${ownSite.url}/reliability`);
    const facts = groomer.getByRole('list', { name: 'What your figures rest on' });
    await expect(facts.getByText('undone, does not count')).toBeVisible();
    await expectAccessible(groomer);
    await facts.getByRole('button', { name: 'Appeal' }).click();
    const dialog = groomer.getByRole('dialog');
    await dialog.getByLabel('What happened?').fill('The owner asked me to stay home.');
    await dialog.getByRole('button', { name: 'Send appeal' }).click();
    await expect(groomer.getByText('Your appeal waits for a decision.')).toBeVisible();
  });

  await test.step('an admin overturns it with a reason, which the groomer reads', async () => {
    await ownSite.grantAdmin(await newcomer(admin, ownSite, { firstName: 'Ada' }));
    await admin.goto(`${ownSite.url}/admin?tab=disputes`);
    await expect(admin.getByText('The owner asked me to stay home.')).toBeVisible();
    await expectAccessible(admin);
    await admin.getByRole('button', { name: 'Overturn for Maya Quill' }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('The owner says the same.');
    await dialog.getByRole('button', { name: 'Overturn' }).click();
    await expect(admin.getByText('No appeal waits')).toBeVisible();
    await groomer.reload();
    await expect(groomer.getByText('Your appeal was right: The owner says the same.')).toBeVisible();
  });
});

test('a no-show that the groomer contests counts for neither until an admin decides @desktop', async ({
  ownSite,
  newPerson,
}) => {
  const [owner, groomer, admin] = [
    (await newPerson()).page,
    (await newPerson()).page,
    (await newPerson()).page,
  ];
  const workDay = daysAhead(1);
  await bookShift(owner, groomer, ownSite, workDay);
  await toTheHour(ownSite, [owner, groomer, admin], workDay, 15);

  await test.step('the owner reports it, and the groomer was there', async () => {
    await owner.goto(`${ownSite.url}/owner`);
    await owner.getByRole('button', { name: /^More/ }).first().click();
    await owner.getByRole('menuitem', { name: 'The groomer did not show up' }).click();
    const report = owner.getByRole('dialog');
    await report.getByLabel('What happened').fill('Nobody came until two.');
    await report.getByRole('button', { name: 'Report no-show' }).click();
    await expect(owner.getByText('No-show noted', { exact: true })).toBeVisible();
    await groomer.goto(`${ownSite.url}/groomer?tab=applications`);
    await groomer.getByRole('button', { name: 'I was there' }).click();
    const answer = groomer.getByRole('dialog');
    await answer.getByLabel('What happened').fill('I groomed four dogs at the second table.');
    await expectAccessible(groomer);
    await answer.getByRole('button', { name: 'Contest the no-show' }).click();
    await expect(groomer.getByText('The no-show is contested', { exact: true })).toBeVisible();
  });

  await test.step('both read the same, and neither can review', async () => {
    await owner.reload();
    for (const page of [owner, groomer]) {
      await expect(page.getByText(/do not agree on a no-show\. It counts for neither of you/)).toBeVisible();
      await expect(page.getByRole('button', { name: /^Review/ })).toHaveCount(0);
    }
    await expectAccessible(owner);
  });

  await test.step('an admin reads the words of both and decides; the day can be recorded', async () => {
    await ownSite.grantAdmin(await newcomer(admin, ownSite, { firstName: 'Ada' }));
    await admin.goto(`${ownSite.url}/admin?tab=disputes`);
    await expect(admin.getByText('I groomed four dogs at the second table.')).toBeVisible();
    await expect(admin.getByText('Nobody came until two.')).toBeVisible();
    await admin.getByRole('button', { name: 'Overturn for Maya Quill' }).click();
    const decision = admin.getByRole('dialog');
    await decision.getByLabel('Reason').fill('The salon’s own pictures show her at work.');
    await decision.getByRole('button', { name: 'Overturn' }).click();
    await expect(admin.getByText('No appeal waits')).toBeVisible();
    await groomer.goto(`${ownSite.url}/reliability`);
    await expect(groomer.getByText(/The salon’s own pictures show her at work/)).toBeVisible();
    await owner.reload();
    await expect(owner.getByText(/do not agree on a no-show/)).toHaveCount(0);
  });
});

test('profiles show how many bookings were kept, with the way to the rules @phone', async ({
  demoSite,
  newPerson,
}) => {
  const { page } = await newPerson();
  await page.addInitScript(() => {
    localStorage.setItem('cookie-consent', 'declined');
    localStorage.setItem(
      'wagwell-tour',
      '{"isVisible":false,"currentStep":0,"hasCompletedTour":true,"showQuickHelp":false,"hasInteracted":true}',
    );
  });
  const signIn = (who: string) =>
    post(page, `${demoSite.url}/auth/login`, { email: `${who}@wagwell.example`, password: 'demo-password' });
  await signIn('groomer');
  await page.goto(`${demoSite.url}/profile`);
  await unfold(page, 'Reliability');
  await expect(page.getByText(/^Kept \d+ of \d+ bookings$/)).toBeVisible();
  await signIn('owner');
  await page.goto(`${demoSite.url}/marketplace?tab=groomers`);
  await page
    .getByRole('button', { name: /^View Profile/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Reliability' })).toBeVisible();
  await expect(dialog).toContainText(/Kept \d+ of \d+ bookings|New here|Few bookings lately/);
  await dialog.getByRole('link', { name: 'How reliability works' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How reliability works' })).toBeVisible();
  await expect(page.getByText(/later than 48 hours before its start/)).toBeVisible();
  await expectAccessible(page);
});
