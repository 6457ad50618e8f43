import { expect, expectAccessible, test } from './journey.ts';
import { dismissIntroductions, post } from './people.ts';

test('a groomer drags the map, searches there, and opens a shift by its pin @desktop', async ({
  demoSite,
  newPerson,
}) => {
  const { page } = await newPerson();
  await dismissIntroductions(page);
  await post(page, `${demoSite.url}/auth/login`, {
    email: 'groomer@wagwell.example',
    password: 'demo-password',
  });
  await page.goto(`${demoSite.url}/groomer`);
  const map = page.getByRole('figure', { name: /^Map of \d+ shifts/ });
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByRole('slider', { name: 'Radius' })).toBeVisible();
  await expect(map.locator('svg text', { hasText: 'Georgetown' })).toBeVisible();
  await expectAccessible(page);

  await test.step('the ring follows its handle', async () => {
    const handle = map.getByRole('slider', { name: 'Radius' });
    await handle.press('PageDown');
    await expect(map.getByText(/shifts? within 15 miles/)).toBeVisible();
    await expect(page).toHaveURL(/radius=15/);
  });

  await test.step('arrows move it without a drag, which offers to search the area', async () => {
    await map.getByRole('button', { name: 'Arrows to move the map' }).click();
    await map.getByRole('button', { name: 'Move north' }).click();
    await expect(map.getByRole('button', { name: 'Search this area' })).toBeVisible();
    await map.getByRole('button', { name: 'Move south' }).click();
    await map.getByRole('button', { name: 'Arrows to move the map' }).click();
  });

  await test.step('dragging offers to search the area', async () => {
    const box = await map.boundingBox();
    if (!box) throw new Error('The map has no place on the page');
    const [x, y] = [box.x + box.width / 3, box.y + box.height * 0.7];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 10, y - 60, { steps: 4 });
    await page.mouse.up();
    await map.getByRole('button', { name: 'Search this area' }).click();
    await expect(page).toHaveURL(/near=\w+/);
    await expect(page.getByRole('heading', { name: /within \d+ miles of .+ \d{5}/ })).toBeVisible();
  });

  await test.step('a pin shows its shift, which leads to its page', async () => {
    const card = map.getByRole('region', { name: 'Chosen shift' });
    // Several shifts at one address open as a list instead.
    const pins = map.getByRole('list').getByRole('button', { name: /^(?!\d+ shifts)/ });
    await map.getByRole('button', { name: 'Show all shifts' }).click();
    await expect(async () => {
      if (!(await card.isVisible())) await pins.first().click({ timeout: 2000 });
      await expect(card).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 30_000 });
    await expectAccessible(page);
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/shifts\/[\w-]+$/);
  });
});
