import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apply, post, signInGroomer, signInOwner } from '#server/modules/shifts/shifts.scenario.ts';
import { after, minutes } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

let app: TestApp;
let server: SMTPServer;
let full: string | undefined;
const arrived: string[] = [];
beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _, done) =>
      done(address === full ? Object.assign(new Error('mailbox full'), { responseCode: 452 }) : null),
    onData(stream, { envelope }, done) {
      stream.resume();
      stream.on('end', () => {
        arrived.push(...envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  app = await openTestApp({
    SMTP_URL: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
  });
});
afterAll(async () => {
  await app.close();
  await new Promise<void>((resolve) => {
    server.close(resolve);
  });
});

test('a failing recipient does not stop or repeat the others', async () => {
  const owner = await signInOwner(app);
  const shift = await post(app, owner);
  const people: string[] = [];
  for (let i = 0; i < 5; i++) {
    const groomer = await signInGroomer(app);
    await apply(groomer, shift.id);
    people.push((await groomer.call('GET /auth/me')).body.user.email);
  }
  await app.settle();
  full = people[2];
  await owner.call('POST /api/shifts/:id/cancel', { params: { id: shift.id }, body: { reason: 'Flood.' } });
  const told = () => arrived.filter((address) => people.includes(address)).toSorted();
  const others = people.filter((address) => address !== full).toSorted();
  for (let tries = 0; tries < 4; tries++) {
    await app.settle();
    expect(told()).toEqual(others);
    app.clock.moveTo(after(app.clock.now(), minutes(10)));
  }
  full = undefined;
  await app.settle();
  expect(told()).toEqual(people.toSorted());
});
