import { dayOf, daysAhead, toTheHour } from './days.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { newMember } from './money.ts';
import { post } from './people.ts';

const reason = 'The vet confirmed it by phone.';

test('a missing vaccination is shown at check-in, and a groomer who continues gives a reason @phone', async ({
  ownSite,
  newPerson,
}) => {
  const { page: dana } = await newPerson();
  const { page: maya } = await newPerson();
  await newMember(dana, ownSite, { firstName: 'Dana', role: 'pet_owner' });
  await newMember(maya, ownSite, { firstName: 'Maya' });
  const api = `${ownSite.url}/api`;
  const rules = { rules: [{ kind: 'rabies', minDaysBefore: 0 }], honorsPremium: false };
  await maya.request.put(`${api}/provider-rules`, { data: rules });
  const visitDay = daysAhead(2);
  const { id: petId } = (await post(dana, `${api}/pets`, { name: 'Otto' })) as { id: string };
  const request = (await post(dana, `${api}/grooming-requests`, {
    title: 'Bath and brush for Otto',
    petId,
    servicesNeeded: ['bath_brush'],
    preferredDate: dayOf(visitDay),
    window: 'morning',
    address: '1104 Bouldin Ave, Austin, TX 78704',
  })) as { id: string };
  await post(maya, `${api}/applications/grooming-request`, { groomingRequestId: request.id, price: 6000 });

  await test.step('booking while there is time to have it done says so', async () => {
    await dana.goto(`${ownSite.url}/requests/${request.id}`);
    await dana.getByRole('button', { name: 'Accept Maya Quill’s offer' }).click();
    const question = dana.getByRole('alertdialog');
    await expect(question).toContainText('Otto’s Rabies: proof missing.');
    await question.getByRole('button', { name: 'Book', exact: true }).click();
    await expect(dana.getByText('Booked with Maya Quill', { exact: true })).toBeVisible();
  });

  await test.step('at the door it is still missing: the groomer gives a reason', async () => {
    await toTheHour(ownSite, [dana, maya], visitDay, 9);
    await maya.goto(`${ownSite.url}/groomer?tab=requests&show=visits`);
    await expect(maya.getByRole('article')).toContainText('proof missing');
    await maya.getByRole('button', { name: 'Check in' }).click();
    const question = maya.getByRole('dialog', { name: 'Check in Otto' });
    await question.getByLabel(/^Why are you grooming anyway/).fill(reason);
    await expectAccessible(maya);
    await question.getByRole('button', { name: 'Check in' }).click();
    await expect(maya.getByRole('button', { name: 'Write report card' })).toBeVisible();
  });

  await test.step('the reason is kept, and both read it', async () => {
    await maya.getByRole('link', { name: 'Bath and brush for Otto' }).click();
    await expect(maya).toHaveURL(/\/visits\//);
    await expect(maya.getByText(`Without a vaccination on record: ${reason}`)).toBeVisible();
    await dana.goto(maya.url());
    await expect(dana.getByText(`Without a vaccination on record: ${reason}`)).toBeVisible();
    await expectAccessible(dana);
  });
});
