import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './journey.ts';
import { newMember } from './money.ts';
import { post as postAs } from './people.ts';

/** Posts as the person of a page, and returns the reply. */
const post = async <Reply>(page: Page, url: string, data: object) => (await postAs(page, url, data)) as Reply;

test('a matted dog: the client says yes on their link, pays with a tip, and reads the receipt there @phone', async ({
  emptySite: site,
  newPerson,
}) => {
  const { page } = await newPerson();
  await newMember(page, site, { firstName: 'Dana' });
  const { page: client } = await newPerson();

  const { id: clientId, pets } = await post<{ id: string; pets: { id: string }[] }>(
    page,
    `${site.url}/api/clients`,
    {
      firstName: 'Maria',
      lastName: 'Garcia',
      phone: '(512) 555-0190',
      email: 'maria@people.example',
      pets: [
        {
          name: 'Bella',
          species: 'dog',
          breed: 'Goldendoodle',
          usualServices: ['full_groom'],
          usualPrice: 14_000,
        },
      ],
    },
  );
  const visit = await post<{ id: string }>(page, `${site.url}/api/visits`, {
    clientId,
    pets: [{ petId: pets[0]?.id }],
    startsAt: new Date(Date.now() + 3_600_000).toISOString(),
    minutes: 120,
    anyway: true,
  });

  await test.step('Bella is checked in, and the provider asks for a higher price', async () => {
    await page.goto(`${site.url}/visits/${visit.id}`);
    await page.getByRole('button', { name: 'Check in' }).click();
    await page.getByRole('button', { name: 'Coat and photos' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Matted' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Ask for a higher price' }).click();
    await expect(dialog.getByLabel('Why')).toHaveValue('Bella came matted.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: /^Sign (another|a consent)$/ }).click();
    await page.getByRole('menuitem', { name: 'Photo release' }).click();
    await dialog.getByLabel('Your name, to sign').fill('Maria Garcia');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(page.getByText(/Maria Garcia, .*on the groomer’s device/)).toBeVisible();
    await page.getByRole('button', { name: /^More for / }).click();
    await page.getByRole('menuitem', { name: 'File an incident' }).click();
    await dialog.getByRole('button', { name: 'Nick or cut' }).click();
    await dialog.getByLabel('What happened?').fill('Left ear, a drop of blood');
    for (const question of ['Skin broken?', 'Seen by a vet?'])
      await dialog
        .getByRole('group', { name: question })
        .getByRole('button', { name: question === 'Skin broken?' ? 'Yes' : 'No', exact: true })
        .first()
        .click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'File incident' }).click();
    await expect(page.getByRole('heading', { name: 'Incidents' })).toBeVisible();
    await page.getByRole('button', { name: 'Ask for a higher price' }).click();
    await dialog.getByLabel('Amount of Mats, in dollars').fill('60');
    await dialog.getByLabel('Why').fill('Mats behind both ears');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Ask for $200' }).click();
    await expect(page.getByText('Waiting for an answer')).toBeVisible();
    await expectAccessible(page);
  });

  // The text that the provider's phone would send.
  const { text } = await post<{ text: string }>(page, `${site.url}/api/clients/${clientId}/messages`, {
    kind: 'price_change',
    channel: 'phone_app',
    visitId: visit.id,
  });
  const link = /\/v\/[\w-]{22}/.exec(text)?.[0] ?? '';

  await test.step('the client answers in a browser without an account', async () => {
    await client.goto(site.url + link);
    await expect(client.getByText('Mats behind both ears')).toBeVisible();
    await expectAccessible(client);
    await client.getByRole('button', { name: 'Yes, $200' }).click();
    await expect(client.getByText('You agreed')).toBeVisible();
    await expect(client.getByText('Left ear, a drop of blood')).toBeVisible();
    await client.getByRole('button', { name: 'Answer', exact: true }).click();
    await client.getByLabel('Your answer').fill('Thank you for telling us.');
    await client.getByRole('button', { name: 'Send answer' }).click();
    await expect(client.getByText('Thank you for telling us.')).toBeVisible();
    await expectAccessible(client);
    expect(await client.context().cookies()).toEqual([]);
  });

  await test.step('the provider sees the yes, and takes the money with a tip and the next visit', async () => {
    await expect(page.getByText(/Maria said yes with the link/)).toBeVisible();
    await page.getByRole('link', { name: 'Check out' }).click();
    await expect(page.getByLabel('Amount of Mats, in dollars')).toHaveValue('60');
    await page.getByRole('button', { name: '20%' }).click();
    await page.getByRole('button', { name: 'Cash', exact: true }).click();
    await page.getByRole('button', { name: 'In 6 weeks' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Take $240 and close' }).click();
    await expect(page.getByText(/Next visit: /).first()).toBeVisible();
    await expect(page.getByText('Maria agreed to the higher price with their link.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the receipt opens on the link, also as a PDF', async () => {
    await client.reload();
    await expect(client.getByRole('heading', { name: 'Receipt 1' })).toBeVisible();
    await expect(client.getByText('$40.00')).toBeVisible();
    await expectAccessible(client);
    const pdf = await client.getByRole('link', { name: 'PDF' }).getAttribute('href');
    const reply = await client.request.get(site.url + (pdf ?? ''));
    expect(reply.headers()['content-type']).toContain('application/pdf');
  });

  await test.step('the client’s page lists the receipt, and nothing is owed', async () => {
    await page.goto(`${site.url}/clients/${clientId}`);
    await expect(page.getByRole('link', { name: 'Receipt 1' })).toBeVisible();
    await expect(page.getByText('Nothing is owed.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Book', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Book Maria' })).toBeVisible();
    await page.goto(`${site.url}/clients`);
    await expect(page.getByRole('button', { name: 'All 1' })).toBeVisible();
    await expectAccessible(page);
  });
});
