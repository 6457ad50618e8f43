import { expect, expectAccessible } from './journey.ts';
import { held, line, newMember, processors, test, tills } from './money.ts';
import { cards, signIn, unfold } from './people.ts';

test.describe.configure({ mode: 'default', timeout: 180_000 });

const day = 86_400_000;
const later = (from: Date, days: number) => new Date(from.getTime() + days * day);

for (const { processor, size } of processors) {
  test(`${processor}: a renewal fails; one member pays with another card, one lets the membership end ${size}`, async ({
    siteWith,
    newPerson,
  }) => {
    const site = await siteWith(processor);
    const [{ page: iris }, { page: omar }] = [await newPerson(), await newPerson()];
    const irisMail = await newMember(iris, site, { firstName: 'Iris', number: cards.failsLater });
    const omarMail = await newMember(omar, site, { firstName: 'Omar', number: cards.failsLater });
    const { paidUntil } = await held(omar, site);

    await test.step('past due: a strip on every page, a mail, and the door stays open', async () => {
      // The mail waits for eight in the morning where the member lives.
      await site.moveClock(later(paidUntil, 1));
      await signIn(iris, site, irisMail);
      await iris.goto(`${site.url}/groomer`);
      await expect(iris.getByRole('tab', { name: /Shifts/ })).toBeVisible();
      const strip = iris.getByRole('complementary', { name: 'Payment due' });
      await expect(strip).toContainText(/Your last payment failed\. Your access stays until /);
      await expectAccessible(iris);
      const [newest] = await site.mailsTo(irisMail);
      expect(newest?.subject).toBe('Your Wagwell payment did not go through');
      expect(newest?.body).toContain('We could not collect $6.99');
      await strip.getByRole('link', { name: 'Pay now' }).click();
      await expect(iris.getByText('You owe $6.99', { exact: false })).toBeVisible();
      await expectAccessible(iris);
    });

    await test.step('another card pays what is owed, and it goes on', async () => {
      await tills[processor].recover(iris, cards.pays);
      const receipt = iris.getByRole('region', { name: 'Monthly membership' });
      await expect(receipt.getByText('Active', { exact: true })).toBeVisible();
      await expect(line(receipt, 'Card')).toHaveText('Visa ending in 4242');
      await expect(iris.getByRole('complementary', { name: 'Payment due' })).toBeHidden();
      await expect(iris.getByRole('link', { name: /^Download invoice/ })).toHaveCount(2);
    });

    await test.step('seven days later it has ended: no way in, but what is one’s own can be read', async () => {
      await site.moveClock(later(paidUntil, 7.5));
      expect((await held(iris, site)).paidUntil > paidUntil).toBe(true);
      await signIn(omar, site, omarMail);
      await omar.goto(`${site.url}/marketplace`);
      await expect(omar.getByRole('heading', { name: 'Membership Required' })).toBeVisible();
      const [newest] = await site.mailsTo(omarMail);
      expect(newest?.subject).toBe('Your Wagwell membership has ended');
      await omar.goto(`${site.url}/groomer`);
      await expect(omar.getByRole('complementary', { name: 'Membership ended' })).toBeVisible();
      await expect(omar.getByRole('heading', { name: 'This is for members' })).toBeVisible();
      await omar.getByRole('tab', { name: /Applications/ }).click();
      await expect(omar.getByRole('tabpanel', { name: /Applications/ })).toBeVisible();
      await expectAccessible(omar);
      await omar.goto(`${site.url}/profile`);
      await expect(omar.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
      await unfold(omar, 'Reviews');
      await expect(omar.getByText('Reviews come after work, from both sides.')).toBeVisible();
      await omar.goto(`${site.url}/membership`);
      await expect(omar.getByText(/^Your membership ended on /)).toBeVisible();
      await expect(omar.getByRole('link', { name: /^Download invoice/ })).toHaveCount(1);
      await expectAccessible(omar);
    });

    await test.step('and joining again opens it again', async () => {
      await omar.getByRole('link', { name: 'Choose Monthly' }).click();
      await tills[processor].pay(omar, cards.pays);
      await expect(omar.getByRole('heading', { name: 'Welcome, Omar' })).toBeVisible();
    });
  });
}
