import { createApp } from '#server/app.ts';
import type { MovableClock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config.ts';
import { callerOf } from './call-api.ts';
import { gather } from './cast.ts';
import { conversationDeeds } from './conversations.ts';
import { groomingDeeds } from './grooming-deeds.ts';
import { liveThrough } from './live-through.ts';
import { petDeeds } from './pet-deeds.ts';
import { promoDeeds } from './promo-deeds.ts';
import { shiftDeeds } from './shift-deeds.ts';
import { tellStory } from './tell-story.ts';

/** Nobody in the town has real money, whoever takes the payments from now on. */
const ofTheStory = {
  LOG_LEVEL: 'silent',
  DATABASE_POOL: 4,
  PAYMENTS: true,
  STRIPE_SECRET_KEY: undefined,
} as const;

/** Everything that happened in the demo town up to now, through the API and on its own clock. */
export async function runScenario(config: Config, databaseUrl: string, clock: MovableClock): Promise<void> {
  const now = clock.now();
  const app = await createApp({ ...config, ...ofTheStory }, databaseUrl, clock, { notifies: false });
  try {
    await app.server.ready();
    const call = callerOf(app);
    const cast = await gather(app.platform.transact, clock, now);
    const { shifts, grooming } = tellStory(now);
    const { deeds: registrations, pets } = petDeeds(call, now, cast);
    await liveThrough(app, clock, now, [
      ...promoDeeds(call, now, cast),
      ...registrations,
      ...shifts.flatMap((story) => shiftDeeds(call, now, story, cast)),
      ...grooming.flatMap((story) => groomingDeeds(app, now, story, { cast, pets })),
      ...conversationDeeds(call, now, cast),
    ]);
  } finally {
    await app.close();
  }
}
