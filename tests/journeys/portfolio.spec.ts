import sharp from 'sharp';
import { expect, expectAccessible, test } from './journey.ts';
import { newMember } from './money.ts';

const photo = async (name: string, background: string) => ({
  name: `${name}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 800, height: 640, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

test('a groomer sets up a face, facts and work, arranges it by keyboard, and looks at it full screen @desktop', async ({
  emptySite,
  newPerson,
  isMobile,
}) => {
  const { page } = await newPerson();
  await newMember(page, emptySite, { firstName: 'Maya' });
  await page.request.put(`${emptySite.url}/api/profiles/groomer`, {
    data: { address: 'Austin, TX 78704', title: 'Hand-scissor groomer' },
  });
  await page.goto(`${emptySite.url}/profile`);

  await test.step('an iPhone photo is explained, and a JPEG is cropped and saved', async () => {
    const input = page.getByLabel('Add photo', { exact: true });
    await input.setInputFiles({ name: 'IMG_0042.HEIC', mimeType: '', buffer: Buffer.from('ftypheic') });
    await expect(page.getByText(/HEIC format.*Add it on the iPhone itself/)).toBeVisible();
    await input.setInputFiles(await photo('maya', '#c88b4a'));
    await page
      .getByRole('dialog', { name: 'Crop the photo' })
      .getByRole('button', { name: 'Use photo' })
      .click();
    await expect(page.getByRole('button', { name: 'Remove photo' })).toBeVisible();
  });

  await test.step('a paper, a price and a safety card are saved as facts', async () => {
    await page.getByRole('button', { name: 'Add certification' }).click();
    const form = page.getByRole('dialog', { name: 'Add certification' });
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Write what it says on the certificate')).toBeVisible();
    await form.getByLabel('Title').fill('National Certified Master Groomer');
    await form.getByLabel('Add proof', { exact: true }).setInputFiles(await photo('paper', '#f4f0e4'));
    await expect(form.getByRole('img', { name: 'The certificate' })).toBeVisible();
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'National Certified Master Groomer' })).toBeVisible();

    await page.getByRole('button', { name: 'Edit price book' }).click();
    await page.getByRole('group', { name: 'Full groom' }).getByLabel('Medium, from $').fill('85');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('row', { name: /^Full groom from \$85$/ })).toBeVisible();

    await page.getByRole('button', { name: 'Edit safety card' }).click();
    await page.getByText('Pet parents may stay and watch').click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: /stay and watch/ })).toBeVisible();
    await expectAccessible(page);
  });

  const portfolio = page.getByRole('list', { name: 'Your portfolio' });
  const captions = () => portfolio.getByRole('listitem').locator('p').allTextContents();

  const saved = async () => {
    const own = await page.request.get(`${emptySite.url}/api/portfolio`);
    return ((await own.json()) as { caption: string }[]).map(({ caption }) => caption);
  };

  await test.step('a pair and a picture are added with captions', async () => {
    for (const [caption, before, opener] of [
      ['Teddy bear cut', '#8a6a48', /^Add your first before and after/],
      ['Lamb cut', null, 'Add work'],
    ] as const) {
      await page.getByRole('button', { name: opener }).click();
      const form = page.getByRole('dialog', { name: 'Add your work' });
      if (before)
        await form
          .getByLabel('Before (optional)', { exact: true })
          .setInputFiles(await photo('before', before));
      await form.getByLabel('After', { exact: true }).setInputFiles(await photo('after', '#e2c290'));
      await form.getByLabel('Caption (optional)').fill(caption);
      await expectAccessible(page);
      await form.getByRole('button', { name: 'Add to portfolio' }).click();
      await expect(form).toBeHidden();
    }
    await expect.poll(captions).toEqual(['Lamb cut', 'Teddy bear cut']);
  });

  await test.step('an arrow key moves one to the front, which is said and kept', async () => {
    await page.getByRole('button', { name: /^Move Teddy bear cut: drag/ }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText('Teddy bear cut moved to 1 of 2')).toBeAttached();
    await expect(page.getByRole('button', { name: /^Move Teddy bear cut: drag/ })).toBeFocused();
    await expect.poll(captions).toEqual(['Teddy bear cut', 'Lamb cut']);
    await expect.poll(saved).toEqual(['Teddy bear cut', 'Lamb cut']);
  });

  await test.step('buttons move it without a drag', async () => {
    await page.getByRole('button', { name: 'Move Teddy bear cut later' }).click();
    await expect.poll(captions).toEqual(['Lamb cut', 'Teddy bear cut']);
    await page.getByRole('button', { name: 'Move Teddy bear cut earlier' }).click();
    await expect.poll(captions).toEqual(['Teddy bear cut', 'Lamb cut']);
    await expect.poll(saved).toEqual(['Teddy bear cut', 'Lamb cut']);
  });

  if (!isMobile)
    await test.step('it is dragged behind the other and back, which is kept when it is let go', async () => {
      const grip = page.getByRole('button', { name: /^Move Teddy bear cut: drag/ });
      for (const order of [
        ['Lamb cut', 'Teddy bear cut'],
        ['Teddy bear cut', 'Lamb cut'],
      ]) {
        const before = await saved();
        await grip.hover();
        await page.mouse.down();
        await portfolio.getByRole('listitem').filter({ hasText: 'Lamb cut' }).hover();
        await expect.poll(captions).toEqual(order);
        expect(await saved()).toEqual(before);
        await page.mouse.up();
        await expect.poll(saved).toEqual(order);
      }
    });

  await test.step('the full-screen view goes on by arrow key and closes by Escape', async () => {
    await page.getByRole('button', { name: /^Teddy bear cut, .*full screen$/ }).click();
    const view = page.getByRole('dialog', { name: /^Work by Maya/ });
    await expect(view.getByRole('slider', { name: 'Teddy bear cut, before and after' })).toBeVisible();
    await expectAccessible(page);
    await view.getByRole('button', { name: 'Next picture' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(view.getByRole('img', { name: 'Lamb cut' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(view).toBeHidden();
  });
});
