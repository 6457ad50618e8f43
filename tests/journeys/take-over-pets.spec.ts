import type { Locator } from '@playwright/test';
import { expect, expectAccessible, test } from './journey.ts';
import { newMember } from './money.ts';
import { confirmationLink, dismissIntroductions, password, post } from './people.ts';

/** A person counts as one act each time they tap or type; checking the mailed address is not counted. */
const [mostToInvite, mostToTakeOver] = [2, 10];

test('a client takes over a dog by a link, for free, and the groomer keeps the private notes @phone', async ({
  emptySite: site,
  newPerson,
}) => {
  const { page: dana } = await newPerson();
  const { page: maria } = await newPerson();
  const { page: phone } = await newPerson();
  const acts = { count: 0 };
  const tap = async (target: Locator) => {
    acts.count++;
    await target.click();
  };
  const type = async (target: Locator, words: string) => {
    acts.count++;
    await target.fill(words);
  };
  await newMember(dana, site, { firstName: 'Dana' });
  const { id: clientId, pets } = (await post(dana, `${site.url}/api/clients`, {
    firstName: 'Maria',
    lastName: 'Garcia',
    phone: '(512) 555-0190',
    pets: [
      {
        name: 'Bella',
        species: 'dog',
        breed: 'Goldendoodle',
        usualServices: ['full_groom'],
        usualPrice: 14_000,
        privateNotes: 'Growls at the dryer',
      },
    ],
  })) as { id: string; pets: { id: string }[] };
  await post(dana, `${site.url}/api/visits`, {
    clientId,
    pets: [{ petId: pets[0]?.id }],
    startsAt: new Date(Date.now() + 26 * 3_600_000).toISOString(),
    minutes: 120,
    anyway: true,
  });

  const link = await test.step('the groomer makes the link in two taps', async () => {
    await dana.goto(`${site.url}/clients/${clientId}`);
    await tap(dana.getByRole('button', { name: 'Invite Maria to keep Bella’s record' }));
    await expect(dana.getByRole('link', { name: 'Text it' })).toHaveAttribute('href', /^sms:/);
    // The text itself is the second tap.
    expect(acts.count + 1).toBeLessThanOrEqual(mostToInvite);
    await expectAccessible(dana);
    const address = await dana.getByText(/^http.+\/take-over\//).textContent();
    return new URL(address ?? '').pathname;
  });

  await test.step('the client opens it, creates a free account and confirms the address on another device', async () => {
    await dismissIntroductions(maria);
    await maria.goto(site.url + link);
    await expect(maria.getByRole('heading', { name: 'Keep Bella’s record yourself' })).toBeVisible();
    await expectAccessible(maria);
    acts.count = 0;
    await tap(maria.getByRole('link', { name: 'Create a free account' }));
    const email = `maria-${Date.now()}@example.com`;
    await type(maria.getByLabel('First name'), 'Maria');
    await type(maria.getByLabel('Last name'), 'Garcia');
    await type(maria.getByLabel('Email'), email);
    await type(maria.getByLabel('Password', { exact: true }), password);
    await type(maria.getByLabel('Confirm password'), password);
    await tap(maria.getByRole('checkbox', { name: /Terms of Service/ }));
    await tap(maria.getByRole('checkbox', { name: /Privacy Policy/ }));
    await expectAccessible(maria);
    await tap(maria.getByRole('button', { name: 'Create free account' }));
    await expect(maria.getByText('Confirm your email first.')).toBeVisible();
    await expectAccessible(maria);
    await dismissIntroductions(phone);
    await phone.goto(await confirmationLink(site, email));
    await phone.getByRole('link', { name: 'Sign in to go on' }).click();
    await phone.getByLabel('Email', { exact: true }).fill(email);
    await phone.getByLabel('Password', { exact: true }).fill(password);
    await phone.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(phone.getByText('Bella is not in your account yet.')).toBeVisible();
    await expectAccessible(phone);
  });

  await test.step('the dog and its visit stand in the client’s account', async () => {
    await phone.getByRole('link', { name: 'Take over Bella' }).click();
    await phone.getByRole('button', { name: 'Take over' }).click();
    acts.count++;
    await expect(phone).toHaveURL(/\/pet-owner/);
    await expect(phone.getByText('Bella is not in your account yet.')).toBeHidden();
    expect(acts.count).toBeLessThanOrEqual(mostToTakeOver);
    await maria.goto(`${site.url}/pet-owner?tab=requests`);
    await expect(maria.getByRole('region', { name: 'With your groomer' })).toContainText('Dana');
    await expectAccessible(maria);
    await maria.getByRole('link', { name: 'See visit' }).click();
    await maria.getByRole('button', { name: 'I’ll be there' }).click();
    await expect(maria.getByRole('button', { name: 'I’ll be there' })).toBeHidden();
    await expectAccessible(maria);
    const own = await (await maria.request.get(`${site.url}/api/pets`)).text();
    expect(own).toContain('Bella');
    expect(own).not.toContain('Growls at the dryer');
  });

  await test.step('the groomer reads who took over, and still has the handling', async () => {
    await expect(dana.getByText(/Maria Garcia took over Bella on /)).toBeVisible();
    await expect(dana.getByText('Growls at the dryer').first()).toBeVisible();
    await expectAccessible(dana);
  });
});
