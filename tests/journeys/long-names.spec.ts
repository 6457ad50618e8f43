import type { Page } from '@playwright/test';
import { daysAhead } from './days.ts';
import { expect, test } from './journey.ts';
import { newMember } from './money.ts';
import { post } from './people.ts';

/** A name of the maximum length without a place to break. */
const name = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralte';

test('long names never make a screen wider than the phone @phone', async ({ emptySite, newPerson }) => {
  const { url } = emptySite;
  const [{ page: owner }, { page: groomer }] = [await newPerson(), await newPerson()];
  await newMember(owner, emptySite, { firstName: name, role: 'owner' });
  await newMember(groomer, emptySite, { firstName: name });
  await put(owner, `${url}/api/profiles/business`, {
    businessName: name + name,
    businessType: 'salon',
    address: 'Austin, TX 78704',
  });
  await put(groomer, `${url}/api/profiles/groomer`, { title: name, address: 'Austin, TX 78704' });
  const shift = await post(owner, `${url}/api/shifts`, {
    title: name,
    shiftDate: daysAhead(3).toISOString(),
    startTime: '09:00',
    endTime: '17:00',
    dogCount: 6,
    payPercentage: 45,
    requirements: [name],
    bonusInfo: name,
    description: name,
  });
  const { id } = shift as { id: string };
  const application = await post(groomer, `${url}/api/shift-applications`, { shiftId: id, message: name });
  await expectToFit(groomer, [`${url}/groomer`, `${url}/profile`, `${url}/marketplace?tab=salons`]);
  await expectToFit(owner, [`${url}/owner?tab=apps`, `${url}/owner?tab=groomers`]);
  await post(owner, `${url}/api/shift-applications/${(application as { id: string }).id}/accept`, {});
  await expectToFit(groomer, [`${url}/groomer?tab=applications`, `${url}/shifts/${id}`]);
  await expectToFit(owner, [`${url}/owner`, `${url}/owner?tab=apps`, `${url}/shifts/${id}`]);

  const { groomerId } = application as { groomerId: string };
  await owner.goto(`${url}/messages?with=${groomerId}`);
  await expect(owner.getByRole('heading', { name: `Chat with ${name}` })).toBeVisible();
  const send = await owner.getByRole('button', { name: 'Send' }).boundingBox();
  expect((send?.x ?? 0) + (send?.width ?? 0)).toBeLessThan(owner.viewportSize()?.width ?? 0);
});

async function put(page: Page, url: string, data: object): Promise<void> {
  expect((await page.request.put(url, { data })).status()).toBe(200);
}

async function expectToFit(page: Page, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
    const { scrollWidth, clientWidth, wide } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const wide = [...document.querySelectorAll('main *')]
        .filter((element) => element.getBoundingClientRect().right > clientWidth)
        .map(({ tagName, className }) => `${tagName} ${className}`);
      return { scrollWidth, clientWidth, wide };
    });
    expect(scrollWidth, `sideways at ${address}: ${wide.join('; ')}`).toBe(clientWidth);
  }
}
