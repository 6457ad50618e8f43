import { afterAll, beforeAll, expect, test } from 'vitest';
import { after, days } from '#server/platform/clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { makeCertification } from './certifications.factory.ts';
import { remindOfExpiringCertifications } from './remind-of-expiring-certifications.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const day = (ahead: number) => after(testNow(), days(ahead)).toISOString().slice(0, 10);

test('the holder is reminded once, 30 days before the last day, and again only of a new one', async () => {
  const maya = await app.signIn({ roles: ['groomer'] });
  const id = await app.transact(async (t) => {
    await makeCertification(t, {
      accountId: maya.id,
      title: 'Refused',
      expiresOn: day(31),
      decision: 'refuse',
    });
    return makeCertification(t, { accountId: maya.id, expiresOn: day(31), decision: 'check' });
  });
  const remindedOn = async (ahead: number) => {
    app.clock.moveTo(after(testNow(), days(ahead)));
    await remindOfExpiringCertifications(app.app.platform);
    await app.settle();
    const { body } = await (await app.as(maya.id)).call('GET /api/notifications');
    return body.filter(({ kind }) => kind === 'certification_expiring').map(({ title }) => title);
  };
  expect(await remindedOn(0)).toEqual([]);
  const reminder = 'NDGAA certified expires on December 21, 2026';
  expect(await remindedOn(1)).toEqual([reminder]);
  expect(await remindedOn(2)).toEqual([reminder]);
  await (
    await app.as(maya.id)
  ).call('PATCH /api/certifications/:id', {
    params: { id },
    body: { expiresOn: day(32) },
  });
  expect(await remindedOn(3)).toEqual(['NDGAA certified expires on December 22, 2026', reminder]);
});
