import type { Page } from '@playwright/test';
import { dayOf } from './days.ts';
import { expect, expectAccessible, test } from './journey.ts';
import type { Person } from './journey.ts';
import { dismissIntroductions } from './people.ts';
import type { Site } from './site.ts';

/** The demo groomer's booked shift two days after the town was created. */
const bookedWork = 'Doodle fades, busy window day';

async function demoGroomer(person: Person, site: Site): Promise<Page> {
  await dismissIntroductions(person.page);
  await person.page.request.post(`${site.url}/auth/login`, {
    data: { email: 'groomer@wagwell.example', password: 'demo-password' },
  });
  await person.page.goto(`${site.url}/groomer?radius=500`);
  return person.page;
}

/**
 * Returns an open shift that does not overlap the caller's work; which one depends on the day of the week.
 */
async function freeShift({ request }: Page, site: Site): Promise<string> {
  const open = await request.get(`${site.url}/api/shifts?limit=50`);
  for (const { id, application } of (await open.json()) as { id: string; application: unknown }[]) {
    const clashes = await request.get(`${site.url}/api/shifts/${id}/clashes`);
    if (!application && ((await clashes.json()) as unknown[]).length === 0) return id;
  }
  throw new Error('The demo groomer is busy at the time of every open shift.');
}

const send = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Apply', exact: true }).click();

test('the same shift in two windows: the second application is refused as a duplicate @desktop', async ({
  demoSite,
  newPerson,
}) => {
  const [first, second] = [
    await demoGroomer(await newPerson(), demoSite),
    await demoGroomer(await newPerson(), demoSite),
  ];
  const shift = await freeShift(first, demoSite);
  for (const page of [first, second]) {
    await page.goto(`${demoSite.url}/shifts/${shift}`);
    await page.getByRole('button', { name: 'Apply for This Shift' }).click();
    await expect(page.getByRole('dialog')).toContainText('You take home');
  }
  await send(first);
  await expect(first.getByText('Application Submitted!', { exact: true })).toBeVisible();
  await expect(first.getByRole('button', { name: 'Undo' })).toBeVisible();
  await send(second);
  await expect(second.getByText('Application Failed', { exact: true })).toBeVisible();
  await expectAccessible(second);
});

test('applying to a shift that overlaps booked work shows the conflict and is blocked @phone', async ({
  demoSite,
  newPerson,
}) => {
  const page = await demoGroomer(await newPerson(), demoSite);
  const reply = await page.request.get(`${demoSite.url}/api/groomers/current-user/applications`);
  const applications = (await reply.json()) as { shift: { title: string; shiftDate: string } }[];
  const work = applications.find(({ shift }) => shift.title === bookedWork)?.shift.shiftDate ?? '';
  // Every open shift on the day of that work overlaps it.
  const booked = dayOf(new Date(work));
  await page.goto(`${demoSite.url}/groomer?radius=500&from=${booked}&to=${booked}`);
  await page.getByRole('button', { name: 'See conflict' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(bookedWork);
  await expect(dialog).toContainText('You’re booked then:');
  await expect(dialog.getByRole('button', { name: 'Apply', exact: true })).toBeHidden();
  await expectAccessible(page);
});
