import { afterAll, beforeAll, expect, test } from 'vitest';
import { cards, checkout, membersOf } from '#tests/paying.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const payNow = (caller: Caller, id: string) =>
  caller.call('POST /api/test-checkout/:id', { params: { id }, body: { card: cards.pays } });

test('two concurrent checkouts charge once, and the other one names the running plan', async () => {
  for (let round = 0; round < 5; round++) {
    const { account, ...ana } = await app.signIn({ membership: false });
    const sessions = [await checkout(ana, 'monthly'), await checkout(ana, 'annual')];
    const answers = await Promise.all(sessions.map(({ id }) => payNow(ana, id)));
    const paid = answers.filter(({ body }) => body.status === 'paid');
    const lost = answers.find(({ body }) => body.status !== 'paid');
    expect(paid).toHaveLength(1);
    expect(lost?.problem).toMatchObject({ code: 'already_done' });
    expect(lost?.problem.detail).toMatch(
      /^(Your (Monthly|Annual) membership is running already\. Nothing was charged\.|Another checkout of yours is being paid right now\. Nothing was charged for this one\.)$/,
    );
    await app.settle();
    expect(await membersOf(app).invoicesOf(account)).toHaveLength(1);
    const loser = sessions[answers.findIndex(({ body }) => body.status !== 'paid')];
    expect((await payNow(ana, loser?.id ?? '')).problem.detail).toMatch(
      /^Your (Monthly|Annual) membership is running already\. Nothing was charged\.$/,
    );
  }
});
