import type { Rebooking } from '#contract/grooming/rebooking.ts';
import type { AnyService } from '#contract/pets/pet-codes.ts';
import { labelsInList } from '#reference/service-labels.ts';
import { after, minutes } from '#server/platform/clock.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import type { App } from '#server/app.ts';
import { callerOf, uploadPicture } from './call-api.ts';
import type { People } from './people.ts';
import type { CardStory, GroomingStory, DayAndTime, OfferStory } from './grooming-story.ts';
import type { Action } from './run-actions.ts';
import type { PetIds } from './pet-actions.ts';
import { at, townZone } from './story.ts';
import type { Opinion } from './story.ts';

/** What a bill is written from, once the report card says what was done. */
type Worked = {
  price: number;
  listPrice: number;
  discount: number;
  reportCard: { services: AnyService[] };
};
const list = new Intl.ListFormat('en-US');

/** Offers arrive one by one on the day after the request; the owner decides the next morning. */
const offerTimes = ['08:10', '09:40', '12:35', '16:20', '18:05'];
const decision = { daysLater: 2, time: '07:45' };

/** Lists the actions of pet owner and providers for one request, its offers and its visit. */
export function groomingActions(
  app: App,
  now: Date,
  story: GroomingStory,
  { people, pets }: { people: People; pets: PetIds },
): Action[] {
  const call = callerOf(app);
  const cookieOf = (name: string) => {
    const cookie = people.named.get(name);
    if (!cookie) throw new Error(`Nobody in the demo town is called ${name}`);
    return cookie;
  };
  const owner = cookieOf(story.owner);
  const moment = ([day, time]: DayAndTime) => at(now, day, time);
  const [postedOn] = story.posted;
  const decidedAt = moment([postedOn + decision.daysLater, decision.time]);
  const offers = new Map<string, string>();
  const actions: Action[] = [];
  const next = (when: Date, act: () => Promise<unknown>) => actions.push({ when, act });
  let requestId = '';

  next(moment(story.posted), async () => {
    const petIds = story.pets.map((name) => pets.get(`${story.owner}/${name}`));
    requestId = (await call(owner, 'POST /api/grooming-requests', draftOf(story, petIds, now))).id;
  });
  for (const [index, offer] of story.offers.entries()) {
    next(moment([postedOn + 1, offerTimes[index] ?? '19:00']), async () => {
      const sent = await call(cookieOf(offer.by), 'POST /api/applications/grooming-request', {
        // Some providers are farther away than the owner travels, and send an offer anyway.
        confirmDistance: true,
        groomingRequestId: requestId,
        ...termsOf(offer, now),
      });
      offers.set(offer.by, sent.id);
    });
    if (offer.ending === 'withdrawn')
      next(after(decidedAt, -minutes(25)), () =>
        call(cookieOf(offer.by), `POST /api/offers/${offers.get(offer.by)}/withdraw`),
      );
    if (offer.ending === 'declined')
      next(after(decidedAt, -minutes(5)), () =>
        call(owner, `POST /api/offers/${offers.get(offer.by)}/decline`),
      );
  }

  const { ending } = story;
  if (ending.kind === 'cancelled')
    next(moment(ending.when), () =>
      call(owner, `POST /api/grooming-requests/${requestId}/cancel`, { reason: ending.reason }),
    );
  const taken = ending.kind === 'accepted' && story.offers.find(({ by }) => by === ending.by);
  if (!taken) return actions;

  let visitId = '';
  next(decidedAt, async () => {
    await call(owner, `GET /api/grooming-requests/${requestId}/offers`);
    await call(owner, `POST /api/offers/${offers.get(taken.by)}/accept`);
    const visits = await call<{ id: string; requestId: string }[]>(
      owner,
      'GET /api/visits?as=pet_owner&limit=3',
    );
    visitId = visits.find((visit) => visit.requestId === requestId)?.id ?? '';
  });
  const provider = cookieOf(taken.by);
  const startsAt = moment(taken.start);
  const endsAt = after(startsAt, minutes(taken.minutes));
  const [day] = taken.start;
  const visitCall = (who: string, what: string, body?: object) =>
    call(who, `POST /api/visits/${visitId}/${what}`, body);
  const checkIn = (override?: string) =>
    next(after(startsAt, -minutes(4)), () =>
      visitCall(provider, 'check-in', {
        withoutConsentReason: 'Signed on paper at the desk.',
        ...(override ? { overrideReason: override } : {}),
      }),
    );
  const review = (when: Date, who: string, { rating, tags, text }: Opinion) =>
    next(when, () =>
      call(who, 'POST /api/reviews', {
        engagementType: 'visit',
        engagementId: visitId,
        rating,
        tags,
        text,
      }),
    );

  const { visit } = ending;
  if (visit.kind === 'checked_in') checkIn();
  if (visit.kind === 'cancelled') {
    const who = visit.through === 'provider' ? provider : owner;
    next(moment(visit.when), () => visitCall(who, 'cancel', { reason: visit.reason }));
  }
  if (visit.kind === 'missed') next(after(startsAt, minutes(45)), () => visitCall(provider, 'no-show'));
  if (visit.kind === 'completed') {
    checkIn(visit.override);
    next(after(endsAt, -minutes(5)), async () => {
      await visitCall(provider, 'complete', await cardOf(app, provider, story, visit.card));
      const { price, listPrice, discount, reportCard } = await call<Worked>(
        provider,
        `GET /api/visits/${visitId}`,
      );
      const done = labelsInList(reportCard.services);
      await visitCall(provider, 'check-out', {
        lines: [
          { kind: 'service', name: list.format(done), amount: listPrice, taxable: false },
          ...(discount > 0
            ? [{ kind: 'discount', name: 'Premium discount', amount: discount, taxable: false }]
            : []),
        ],
        taxPercent: 0,
        payments: [{ method: 'card_reader', amount: price, tip: 1000 }],
      });
    });
    if (visit.ofProvider) review(moment([day, '20:10']), owner, visit.ofProvider);
    if (visit.ofPetOwner) review(moment([day + 1, '09:20']), provider, visit.ofPetOwner);
    if (visit.askedAgain !== undefined)
      next(moment([visit.askedAgain, '18:40']), async () => {
        const plan = await call<Rebooking>(owner, `GET /api/visits/${visitId}/rebook-check`);
        await visitCall(owner, 'rebook', plan);
      });
  }
  return actions;
}

const draftOf = (story: GroomingStory, petIds: (string | undefined)[], now: Date) => ({
  petIds,
  title: story.title,
  description: story.description,
  servicesNeeded: story.services,
  estimatedBudget: story.budget,
  urgency: story.urgency,
  preferredDate: story.day === undefined ? undefined : dayIn(at(now, story.day, '12:00'), townZone),
  window: story.window,
  where: story.where,
  travelMiles: story.travelMiles,
});

const termsOf = ({ price, start: [day, time], minutes, message }: OfferStory, now: Date) => ({
  price: price * 100,
  proposedAt: at(now, day, time).toISOString(),
  minutes,
  message,
});

async function cardOf(app: App, provider: string, { services }: GroomingStory, card: CardStory) {
  const { pictures, ...words } = card;
  const upload = (when: 'before' | 'after') => uploadPicture(app, provider, `${pictures}-${when}`);
  const beforeAfter = pictures ? [{ beforeId: await upload('before'), afterId: await upload('after') }] : [];
  return { services, beforeAfter, ...words };
}
