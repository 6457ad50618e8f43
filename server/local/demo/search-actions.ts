import type { SavedSearchDraft } from '#contract/saved-searches.ts';
import { after, minutes } from '#server/platform/clock.ts';
import type { Call } from './call-api.ts';
import type { People } from './people.ts';
import type { Action } from './run-actions.ts';

/** What the three people of the demo accounts look for; the story is over by then, so they are notified only of what comes next. */
const savedSearches: Record<string, SavedSearchDraft[]> = {
  'Maya Ortiz': [
    { kind: 'shifts', name: 'Good pay nearby', notify: 'now', query: { radius: 25, minPay: 50 } },
    { kind: 'requests', name: 'Cats', notify: 'daily', query: { radius: 25, species: 'cat' } },
  ],
  'Shoal Creek Pet Spa': [
    { kind: 'groomers', name: 'Experienced, nearby', notify: 'now', query: { radius: 25, minYears: 8 } },
  ],
  'Jordan Ellis': [
    { kind: 'groomers', name: 'Comes to us', notify: 'now', query: { radius: 15, comesToYou: 'true' } },
    { kind: 'businesses', name: 'Cat-friendly salons', notify: 'daily', query: { species: 'cat' } },
  ],
};

export function searchActions(call: Call, now: Date, people: People): Action[] {
  return Object.entries(savedSearches).map(([name, searches]) => ({
    when: after(now, -minutes(1)),
    async act() {
      for (const search of searches)
        await call(people.named.get(name) ?? '', 'POST /api/saved-searches', search);
    },
  }));
}
