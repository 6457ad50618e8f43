import sharp from 'sharp';
import { chooseDay, daysAhead, toTheHour } from './days.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { newMember } from './money.ts';
import { review, unfold } from './people.ts';

const visitDay = daysAhead(3);
const place = { address: '1604 S Lamar Blvd, Austin, TX 78704' };

/** A photo like one from a phone. */
const photo = async (name: string, background: string) => ({
  name: `${name}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

test('from adding a pet to the second review: request, offers, vaccination, visit, report card @mixed', async ({
  ownSite,
  newPerson,
}) => {
  const [{ page: dana }, { page: maya }, { page: renee }] = await Promise.all([
    newPerson({ screen: 'phone' }),
    newPerson({ screen: 'phone' }),
    newPerson({ screen: 'desktop' }),
  ]);
  await newMember(dana, ownSite, { firstName: 'Dana', role: 'pet_owner' });
  await newMember(maya, ownSite, { firstName: 'Maya' });
  await newMember(renee, ownSite, { firstName: 'Renee', role: 'owner' });
  const profile = (page: typeof dana, role: string, data: object) =>
    page.request.put(`${ownSite.url}/api/profiles/${role}`, { data });
  await profile(maya, 'groomer', { ...place, serviceType: 'mobile' });
  await profile(renee, 'business', { ...place, businessName: 'Shoal Creek Pet Spa', businessType: 'salon' });

  await test.step('the groomer says which vaccinations they ask for', async () => {
    await maya.goto(`${ownSite.url}/profile`);
    await unfold(maya, 'Vaccinations and Premium');
    await maya.getByRole('button', { name: 'Edit vaccinations and premium' }).click();
    await maya.getByRole('checkbox', { name: 'Rabies', exact: true }).check();
    await maya.getByLabel('Days before the visit, Rabies').fill('7');
    await maya.getByRole('checkbox', { name: /^Honors Premium/ }).check();
    await expectAccessible(maya);
    await maya.getByRole('button', { name: 'Save changes' }).click();
    await expect(maya.getByText('given at least 7 days before the visit')).toBeVisible();
  });

  await test.step('a pet is added, with a breed somewhat misspelt and a photo that is cropped', async () => {
    await dana.goto(`${ownSite.url}/pet-owner`);
    await dana.getByRole('button', { name: 'Add your first pet' }).click();
    const form = dana.getByRole('dialog', { name: 'Add New Pet' });
    await form.getByLabel('Name', { exact: true }).fill('Bella');
    await form.getByLabel('Breed').pressSequentially('goldendoodel');
    await dana.getByRole('option', { name: /^Goldendoodle/ }).click();
    await expect(form.getByLabel('Coat', { exact: true })).not.toHaveValue('');
    await form.getByLabel('Age, in years').fill('3');
    await form.getByLabel('Weight, in pounds').fill('52');
    await form.getByLabel('Grooming notes').fill('Mats behind the ears. Likes a quiet dryer.');
    await form.getByLabel('Add photo').setInputFiles(await photo('bella', '#dca565'));
    const crop = dana.getByRole('dialog', { name: 'Crop the photo' });
    await crop.getByRole('slider', { name: 'Zoom' }).fill('1.5');
    const placed = crop.getByRole('img', { name: 'Your photo' });
    const middle = await placed.getAttribute('style');
    await crop.getByRole('button', { name: 'Move up' }).click();
    await expect(placed).not.toHaveAttribute('style', middle ?? '');
    await expectAccessible(dana);
    await crop.getByRole('button', { name: 'Use photo' }).click();
    await expect(form.getByRole('button', { name: 'Change photo' })).toBeVisible();
    await expectAccessible(dana);
    await form.getByRole('button', { name: 'Add Pet' }).click();
    await expect(dana.getByText('Pet added successfully!', { exact: true })).toBeVisible();
    const card = dana.getByRole('article', { name: 'Bella' });
    await expect(card).toContainText('Goldendoodle · 3 years · 52 lb · medium');
    await expect(card.locator('img')).toHaveJSProperty('complete', true);
  });

  await test.step('care tips are generated, rated, saved, and print alone', async () => {
    await dana.getByRole('tab', { name: 'Care Tips' }).click();
    const generator = dana.getByRole('region', { name: 'Tips for your pets' });
    await generator.getByLabel('Category').selectOption('Grooming');
    await generator.getByRole('listitem').first().locator('summary').first().click();
    const tip = generator.getByRole('article').first();
    await expect(tip).toContainText(/Because .*Bella/);
    const { imageUrl } = await (
      await dana.request.get(`${ownSite.url}/api/pet-care-tips/safety-parked-car`)
    ).json();
    const drawing = await dana.request.get(`${ownSite.url}${imageUrl}`);
    expect([drawing.status(), drawing.headers()['content-type']]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
    ]);
    await tip.getByRole('button', { name: 'Helpful' }).click();
    await expect(dana.getByText('Thank you for your feedback!', { exact: true })).toBeVisible();
    await tip.getByRole('button', { name: 'Save' }).click();
    await expect(dana.getByText('Tip saved!', { exact: true })).toBeVisible();
    await expectAccessible(dana);
    await tip.evaluate((card) => (card.dataset['printAlone'] = 'true'));
    await dana.emulateMedia({ media: 'print' });
    await expect(tip.getByRole('heading')).toBeVisible();
    await expect(dana.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(generator.getByRole('article')).toHaveCount(1);
    await dana.emulateMedia({ media: 'screen' });
    await dana.reload();
    await expect(dana.getByRole('region', { name: 'Saved tips' }).getByRole('listitem')).toHaveCount(1);
    await dana.getByRole('tab', { name: /^Pets/ }).click();
  });

  await test.step('grooming is asked for; what is usual shows while choosing', async () => {
    await dana.getByRole('button', { name: 'Request Grooming' }).click();
    const form = dana.getByRole('dialog', { name: 'Request Grooming' });
    const next = () => form.getByRole('button', { name: 'Next' }).click();
    await form.getByRole('checkbox', { name: /^Full groom/ }).check();
    await expect(form).toContainText(/Typical (here )?for Bella\s*\$\d+–\$\d+/);
    await form.getByRole('button', { name: 'Add-ons' }).click();
    await form.getByRole('checkbox', { name: /^Anal glands/ }).check();
    await form.getByRole('button', { name: 'Why we ask' }).click();
    await expect(form.getByText('With your vet: find out why your dog scoots')).toBeVisible();
    await expectAccessible(dana);
    await form.getByRole('checkbox', { name: /^Anal glands/ }).uncheck();
    await next();
    await expectAccessible(dana);
    await chooseDay(dana, /^Preferred day/, visitDay);
    await form.getByLabel('Time of day').selectOption('Morning');
    await form.getByRole('button', { name: 'Urgent' }).click();
    await form.getByLabel('Where your pet lives').fill('1104 Bouldin Ave, Austin, TX 78704');
    await next();
    await form.getByLabel(/^Budget, in dollars/).fill('140');
    await form.getByLabel(/^Notes/).fill('Patience more than speed, please.');
    await expectAccessible(dana);
    await form.getByRole('button', { name: 'Send request' }).click();
    await expect(dana.getByText('Grooming request created successfully!', { exact: true })).toBeVisible();
  });

  await test.step('a groomer applies from the dashboard, knowing what will be missing', async () => {
    // An open dashboard would show the offer, and so mark it as read.
    await dana.goto(`${ownSite.url}/profile`);
    await maya.goto(`${ownSite.url}/groomer?tab=requests`);
    const ticket = maya.getByRole('article').filter({ hasText: 'Dana' });
    await ticket.getByRole('button', { name: 'Details' }).click();
    await expect(ticket).toContainText('Patience more than speed');
    for (const fact of ['Urgent', 'Bella', 'Goldendoodle · 3 years · 52 lb · medium', '$140', 'Full groom'])
      await expect(ticket).toContainText(fact);
    await expectAccessible(maya);
    await ticket.getByRole('button', { name: 'Apply to Groom Bella' }).click();
    const form = maya.getByRole('dialog', { name: 'Send an offer for Bella' });
    await expect(form).toContainText('No conflicts.');
    await expect(form).toContainText(/Rabies, given at least 7 days before: proof missing/);
    await expect(form.getByLabel('Begins')).toHaveValue('09:00');
    await form.getByLabel('Your price, in dollars').fill('125.50');
    await form.getByLabel('Message (optional)').fill('Slowly, with breaks.');
    await expectAccessible(maya);
    await form.getByRole('button', { name: 'Send offer' }).click();
    await expect(ticket.getByRole('paragraph').filter({ hasText: 'Offer sent' })).toBeVisible();
    // The answer brings it.
    await expect(ticket.getByRole('button', { name: 'Undo' })).toBeVisible();
    await maya.getByRole('button', { name: /^My offers/ }).click();
    await expect(maya.getByText(/Not read yet/)).toBeVisible();
  });

  await test.step('a salon offers its services on the marketplace', async () => {
    await renee.goto(`${ownSite.url}/marketplace?tab=requests`);
    const offer = renee.getByRole('button', { name: 'Offer Services' });
    await expect(offer).toBeVisible();
    await expectAccessible(renee);
    await offer.click();
    const form = renee.getByRole('dialog', { name: 'Send an offer for Bella' });
    await form.getByLabel('Your price, in dollars').fill('99');
    await form.getByRole('button', { name: 'Send offer' }).click();
    await expect(renee.getByRole('paragraph').filter({ hasText: 'Offer sent' })).toBeVisible();
    await expect(renee.getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  await test.step('the offers are compared; booking is refused until the vaccination is on record', async () => {
    await dana.goto(`${ownSite.url}/pet-owner?tab=requests`);
    await dana.getByRole('link', { name: 'See 2 offers' }).click();
    await expect(dana.getByRole('heading', { name: '2 offers, side by side' })).toBeVisible();
    await expect(dana.getByRole('article', { name: 'Shoal Creek Pet Spa' })).toContainText('$99');
    const mayas = dana.getByRole('article', { name: 'Maya Quill' });
    await expect(mayas).toContainText('$125.50');
    await expect(mayas).toContainText('Slowly, with breaks.');
    await expectAccessible(dana);
    await mayas.getByRole('button', { name: 'Accept Maya Quill’s offer' }).click();
    await expectAccessible(dana);
    await dana.getByRole('alertdialog').getByRole('button', { name: 'Book', exact: true }).click();
    await expect(dana.getByText('It was not booked', { exact: true })).toBeVisible();
    await expect(dana.getByText(/^Bella: Rabies is not on record/).first()).toBeVisible();

    await mayas.getByRole('link', { name: /^Add proof/ }).click();
    const form = dana.getByRole('dialog', { name: 'Bella’s vaccination' });
    await expect(form.getByLabel('Vaccination', { exact: true })).toHaveValue('rabies');
    await chooseDay(dana, /^Given on/, daysAhead(-20));
    await form.getByLabel('Add proof').setInputFiles(await photo('certificate', '#f4f0e6'));
    await expect(form.getByRole('img', { name: 'The certificate' })).toBeVisible();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();

    await dana.goBack();
    await mayas.getByRole('button', { name: 'Accept Maya Quill’s offer' }).click();
    await dana.getByRole('alertdialog').getByRole('button', { name: 'Book', exact: true }).click();
    await expect(dana.getByText('Booked with Maya Quill', { exact: true })).toBeVisible();
  });

  await test.step('the salon is declined kindly; the groomer reads of the visit', async () => {
    await renee.goto(`${ownSite.url}/owner?tab=requests&show=offers`);
    await expect(renee.getByRole('article')).toContainText('Another was chosen');
    await expectAccessible(renee);
    await maya.goto(`${ownSite.url}/groomer`);
    await expect(maya.getByRole('link', { name: 'Dana Quill' })).toBeVisible();
    await expect(maya.getByRole('list', { name: 'Your next seven days' })).toContainText(
      /Bella, 9:00\sAM\s– .*, booked/,
    );
  });

  await test.step('the groomer asks for another time; the pet owner sees it without a reload and accepts it', async () => {
    await dana.goto(`${ownSite.url}/pet-owner?tab=requests`);
    await dana.getByRole('link', { name: 'See visit' }).click();
    await expect(dana.getByRole('article')).toContainText(/9:00\sAM\s– /);
    await maya.goto(`${ownSite.url}/groomer?tab=requests&show=visits`);
    await maya.getByRole('button', { name: /^More for / }).click();
    await maya.getByRole('menuitem', { name: 'Move', exact: true }).click();
    const form = maya.getByRole('dialog', { name: 'Move this visit' });
    await form.getByLabel('Begins').fill('10:30');
    await expect(form).toContainText('No conflicts.');
    await expectAccessible(maya);
    await form.getByRole('button', { name: 'Propose new time' }).click();
    await expect(maya.getByRole('button', { name: 'Withdraw' })).toBeVisible();

    await expect(dana.getByText(/asks to move this visit to .*10:30\sAM/)).toBeVisible();
    await expectAccessible(dana);
    await dana.getByRole('button', { name: 'Accept new time' }).click();
    await expect(dana.getByText('Visit moved', { exact: true })).toBeVisible();
    await expect(dana.getByRole('article')).toContainText(/10:30\sAM\s– /);
    await expect(maya.getByRole('article')).toContainText(/10:30\sAM\s– /);
  });

  await test.step('the day comes: the pet is checked in and groomed, and the report card is written', async () => {
    await toTheHour(ownSite, [dana, maya], visitDay, 9);
    await maya.goto(`${ownSite.url}/groomer?tab=requests&show=visits`);
    await maya.getByRole('link', { name: 'Full groom for Bella' }).click();
    await maya.getByRole('button', { name: 'Mark Bella’s Rabies as checked' }).click();
    await expect(maya.getByText(/^Checked by Maya Quill on /)).toBeVisible();
    await expectAccessible(maya);
    await maya.goBack();
    const checkIn = maya.getByRole('button', { name: 'Check in' });
    await expect(checkIn).toBeVisible();
    await expectAccessible(maya);
    await checkIn.click();
    await maya.getByRole('button', { name: 'Write report card' }).click();
    const form = maya.getByRole('dialog', { name: 'Report card for Bella' });
    await form.getByLabel('Coat and skin').fill('Two mats behind the left ear, brushed out.');
    await form.getByRole('button', { name: 'Calm throughout' }).click();
    await form.getByLabel('Before', { exact: true }).setInputFiles(await photo('before', '#8a6a48'));
    await form.getByLabel('After', { exact: true }).setInputFiles(await photo('after', '#e2c290'));
    await expect(form.getByRole('button', { name: /^Remove the (before|after) photo/ })).toHaveCount(2);
    await form.getByLabel('Next visit').selectOption('In 6 weeks');
    await expectAccessible(maya);
    await form.getByRole('checkbox', { name: 'This is what was done' }).check();
    await form.getByRole('button', { name: 'Complete visit' }).click();
    await expect(form).toBeHidden();
    await expect(maya.getByRole('article')).toContainText('Report card');
  });

  await test.step('the pet owner reads and prints it, and reviews', async () => {
    await dana.goto(`${ownSite.url}/pet-owner?tab=requests`);
    await dana.getByRole('link', { name: 'See report card' }).click();
    await expect(dana.getByText('Two mats behind the left ear, brushed out.')).toBeVisible();
    await expect(dana.getByText('Calm throughout.')).toBeVisible();
    await dana.getByRole('slider', { name: 'Bella before and after' }).fill('20');
    await expect(dana.locator('.compare-knob')).toHaveCSS('width', '48px');
    await expectAccessible(dana);
    await review(dana, '5 stars', 'Patient, gentle, on time.');
    await expect(dana.getByText(/It shows once/).first()).toBeVisible();
    await dana.getByRole('link', { name: 'Print' }).click();
    await expect(dana.getByRole('button', { name: 'Print' })).toBeVisible();
    await expectAccessible(dana);
  });

  await test.step('the groomer reviews too, and both reviews show; the visit stays in the pet’s history', async () => {
    await review(maya, '5 stars', 'Bella is a delight.');
    await expect(maya.getByText('you can both read them now').first()).toBeVisible();
    await maya.goto(`${ownSite.url}/profile`);
    await unfold(maya, 'Reviews');
    await expect(maya.getByText('Patient, gentle, on time.')).toBeVisible();
    await dana.goto(`${ownSite.url}/pet-owner`);
    await expect(dana.getByRole('article', { name: 'Bella' })).toContainText('Groomed today');
    await dana.getByRole('link', { name: 'Bella', exact: true }).click();
    await expect(dana.getByText(/^Checked by Maya Quill on /)).toBeVisible();
    await expect(dana.getByText('Two mats behind the left ear, brushed out.')).toBeVisible();
    await expectAccessible(dana);
  });
});
