import { createApp } from '#server/app.ts';
import type { MovableClock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config.ts';
import { bookActions } from './book-actions.ts';
import { callerOf } from './call-api.ts';
import { certificationActions } from './certification-actions.ts';
import { loadPeople } from './people.ts';
import { clientActions } from './client-actions.ts';
import { conversationActions } from './conversation-actions.ts';
import { groomingActions } from './grooming-actions.ts';
import { runActions } from './run-actions.ts';
import { petActions } from './pet-actions.ts';
import { pictureActions } from './picture-actions.ts';
import { promoActions } from './promo-actions.ts';
import { searchActions } from './search-actions.ts';
import { shiftActions } from './shift-actions.ts';
import { tipActions } from './tip-actions.ts';
import { buildScenario } from './build-scenario.ts';

/** The story uses test payments, whatever processor the program uses. */
const ofTheStory = {
  LOG_LEVEL: 'silent',
  DATABASE_POOL: 4,
  PAYMENTS: true,
  STRIPE_SECRET_KEY: undefined,
} as const;

/** Creates the demo town's past through the API, on a movable clock. */
export async function runScenario(config: Config, databaseUrl: string, clock: MovableClock): Promise<void> {
  const now = clock.now();
  const app = await createApp({ ...config, ...ofTheStory }, databaseUrl, clock, { notifies: false });
  try {
    await app.server.ready();
    const call = callerOf(app);
    const people = await loadPeople(app.platform.transact, clock, now);
    const { shifts, grooming } = buildScenario(now);
    const { actions: registrations, pets } = petActions(call, now, people);
    await runActions(app, clock, now, [
      ...promoActions(call, now, people),
      ...registrations,
      ...shifts.flatMap((story) => shiftActions(call, now, story, people)),
      ...grooming.flatMap((story) => groomingActions(app, now, story, { people, pets })),
      ...conversationActions(call, now, people),
      ...pictureActions(app, now, people),
      ...certificationActions(app, call, now, people),
      ...tipActions(call, now, people, pets),
      ...bookActions(call, now, people),
      ...searchActions(call, now, people),
      ...clientActions(app.platform.transact, call, now, people),
    ]);
  } finally {
    await app.close();
  }
}
