import path from 'node:path';
import type { Locator } from '@playwright/test';
import { expect, expectAccessible, test } from './journey.ts';
import { join } from './people.ts';

const sixtyClients = path.join(
  import.meta.dirname,
  '../../server/modules/client-imports/fixtures/mobile-groomer.csv',
);
/** From the payment to the end of the import. */
const mostTaps = 12;

test('a groomer brings sixty clients in on the first evening, takes them back, and brings them in again @phone', async ({
  emptySite: site,
  newPerson,
}) => {
  const { page } = await newPerson();
  await join(page, site, {
    firstName: 'Dana',
    lastName: 'Quill',
    email: `dana-${Date.now()}@example.com`,
    role: 'Professional Groomer',
  });
  let taps = 0;
  const tap = async (target: Locator) => {
    taps++;
    await target.click();
  };
  const clients = async () => {
    const reply = await page.request.get(`${site.url}/api/clients?limit=100`);
    return ((await reply.json()) as unknown[]).length;
  };
  const chooseFile = async () => {
    const chooser = page.waitForEvent('filechooser');
    await tap(page.getByRole('button', { name: 'Choose a file' }));
    taps++;
    await (await chooser).setFiles(sixtyClients);
  };

  await test.step('the page after paying leads to the import, and the columns are guessed', async () => {
    await expect(page.getByText(/\b0 shifts\b/)).toHaveCount(0);
    await tap(page.getByRole('link', { name: 'Import a spreadsheet' }));
    await expectAccessible(page);
    await chooseFile();
    await expect(page.getByLabel('What Pet(s) holds')).toHaveValue('pet_names');
    await expect(page.getByLabel('What Every holds')).toHaveValue('every_weeks');
    await expectAccessible(page);
    await tap(page.getByRole('button', { name: 'Looks right' }));
  });

  await test.step('the formula row waits, and sixty clients come in', async () => {
    await expect(page.getByText(/is a formula, not a name/)).toBeVisible();
    await expect(page.getByText('Nobody is told about an import.')).toBeVisible();
    await page.getByLabel('Where do you work from?').fill('78704');
    await tap(page.getByRole('button', { name: 'Save', exact: true }));
    await expect(page.getByLabel('Where do you work from?')).toHaveCount(0);
    await expectAccessible(page);
    await tap(page.getByRole('button', { name: 'Bring in 60' }));
    await expect(page.getByText('60 clients added')).toBeVisible();
    await expectAccessible(page);
    expect(taps).toBeLessThanOrEqual(mostTaps);
    expect(await clients()).toBe(60);
  });

  await test.step('the next visits stand at the hour of the sheet, by the clock of the place', async () => {
    const reply = await page.request.get(`${site.url}/api/visits?as=provider&limit=100`);
    const visits = (await reply.json()) as { startsAt: string; timeZone: string }[];
    const hours = visits.map(({ startsAt, timeZone }) =>
      Number(new Date(startsAt).toLocaleString('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' })),
    );
    expect(hours).toHaveLength(20);
    expect(visits.every(({ timeZone }) => timeZone === 'America/Chicago')).toBe(true);
    expect(hours.every((hour) => hour >= 8 && hour <= 17)).toBe(true);
  });

  await test.step('undo takes them back, and the sheet comes in again', async () => {
    await tap(page.getByRole('button', { name: 'Undo' }));
    await tap(page.getByRole('button', { name: 'Take it back' }));
    await expect(page.getByText('The import was taken back.')).toBeVisible();
    expect(await clients()).toBe(0);
    await tap(page.getByRole('link', { name: 'Import again' }));
    await chooseFile();
    await tap(page.getByRole('button', { name: 'Looks right' }));
    await tap(page.getByRole('button', { name: 'Bring in 60' }));
    await expect(page.getByText('60 clients added')).toBeVisible();
    expect(await clients()).toBe(60);
    await expect(page.getByText(/20 next visits booked/)).toBeVisible();
  });

  await test.step('the clients with an interval get their first visits, and repeat', async () => {
    await tap(page.getByRole('button', { name: 'Set up repeats' }));
    const setUp = page.getByRole('button', { name: /^Set up \d+ Repeats$/ });
    await expect(setUp).toBeVisible();
    await expectAccessible(page);
    await tap(setUp);
    await expect(page.getByText(/\d+ clients repeat now/)).toBeVisible();
    await expectAccessible(page);
  });
});
