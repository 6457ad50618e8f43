import { clientLinksApi } from '#contract/client-links.ts';
import { routes, withRole } from '#server/modules/identity/index.ts';
import { hours, minutes } from '#server/platform/clock.ts';
import {
  allowTextsByLink,
  askForMove,
  askForRemovalByLink,
  beLateByLink,
  cancelByLink,
  chooseTime,
  confirmByLink,
  stopMessagesByLink,
} from './act-by-link.ts';
import { askForMoveInAccount, beLateInAccount, confirmInAccount } from './act-in-account.ts';
import { addCertificate } from './add-certificate.ts';
import { findAccountOpenings, findLinkOpenings } from './find-link-openings.ts';
import { getCalendarFile } from './calendar-file.ts';
import { getLink } from './get-link.ts';
import { showPhotoByLink } from './show-photo.ts';
import { acceptTime, declineTimes, listTimeOffers, offerTimes } from './time-offers.ts';

/** Of everything that a secret address shows or does, together. */
export const readingByLink = { name: 'client-links', max: 300, per: minutes(5), by: 'address' } as const;
export const actingByLink = { name: 'client-link-acts', max: 60, per: minutes(5), by: 'address' } as const;

/** What is booked is also cared for after a membership has ended. */
const provider = withRole('groomer', 'owner');

const parent = withRole('pet_owner');

/** Calls with a secret address act as the client, without a session. */
export const clientLinksRoutes = routes(clientLinksApi, {
  'GET /api/client-links/:secret': {
    who: 'everyone',
    limit: readingByLink,
    run: ({ sql, params, platform }) => getLink(sql, params.secret, platform.clock.now()),
  },
  'GET /api/client-links/:secret/calendar-file': {
    who: 'everyone',
    limit: readingByLink,
    run: ({ platform, params }) => getCalendarFile(platform, params.secret),
  },
  'GET /api/client-links/:secret/photos/:key': {
    who: 'everyone',
    limit: readingByLink,
    run: ({ params, platform }) => showPhotoByLink(platform, params.secret, params.key),
  },
  'POST /api/client-links/:secret/confirm': {
    who: 'everyone',
    limit: actingByLink,
    run: ({ t, params }) => confirmByLink(t, params.secret),
  },
  'POST /api/client-links/:secret/late': {
    who: 'everyone',
    limit: actingByLink,
    run: ({ t, params, body }) => beLateByLink(t, params.secret, body.minutes),
  },
  'GET /api/client-links/:secret/openings': {
    who: 'everyone',
    limit: readingByLink,
    run: ({ sql, params, platform }) => findLinkOpenings(sql, params.secret, platform.clock.now()),
  },
  'POST /api/client-links/:secret/ask-move': {
    who: 'everyone',
    limit: actingByLink,
    run: ({ t, params, body }) => askForMove(t, params.secret, body),
  },
  'POST /api/client-links/:secret/choose': {
    who: 'everyone',
    limit: actingByLink,
    run: ({ t, params, body }) => chooseTime(t, params.secret, body.timeOfferId),
  },
  'POST /api/client-links/:secret/cancel': {
    who: 'everyone',
    limit: actingByLink,
    run: ({ t, params, body }) => cancelByLink(t, params.secret, body.feeSeen),
  },
  'POST /api/client-links/:secret/stop-messages': {
    who: 'everyone',
    limit: actingByLink,
    run: ({ t, params }) => stopMessagesByLink(t, params.secret),
  },
  'POST /api/client-links/:secret/allow-texts': {
    who: 'everyone',
    limit: actingByLink,
    run: ({ t, params }) => allowTextsByLink(t, params.secret),
  },
  'POST /api/client-links/:secret/remove-data': {
    who: 'everyone',
    limit: actingByLink,
    run: ({ t, params }) => askForRemovalByLink(t, params.secret),
  },
  'POST /api/client-links/:secret/vaccinations': {
    who: 'everyone',
    limit: { name: 'client-link-uploads', max: 20, per: hours(1), by: 'address' },
    runOutsideTransaction: ({ platform, params, query, request }) =>
      addCertificate(platform, params.secret, query, request),
  },
  'GET /api/visits/:id/time-offers': {
    who: provider,
    reads: ['visits'],
    run: ({ sql, actor, params, platform }) => listTimeOffers(sql, actor.id, params.id, platform.clock.now()),
  },
  'POST /api/visits/:id/time-offers': {
    who: provider,
    run: ({ t, actor, params, body }) => offerTimes(t, actor.id, params.id, body.startsAt),
  },
  'POST /api/visits/:id/confirm': {
    who: parent,
    run: ({ t, actor, params }) => confirmInAccount(t, actor, params.id),
  },
  'POST /api/visits/:id/say-late': {
    who: parent,
    run: ({ t, actor, params, body }) => beLateInAccount(t, actor, params.id, body.minutes),
  },
  'GET /api/visits/:id/openings': {
    who: parent,
    reads: ['visits', 'calendar', 'staff', 'clients', 'requests'],
    mayLag: ['applications', 'shifts', 'businesses', 'groomers', 'profile'],
    run: ({ sql, actor, params, platform }) =>
      findAccountOpenings(sql, actor.id, params.id, platform.clock.now()),
  },
  'POST /api/visits/:id/ask-move': {
    who: parent,
    run: ({ t, actor, params, body }) => askForMoveInAccount(t, actor, params.id, body),
  },
  'POST /api/time-offers/:id/accept': {
    who: provider,
    run: ({ t, actor, params }) => acceptTime(t, actor, params.id),
  },
  'POST /api/time-offers/:id/decline': {
    who: provider,
    run: ({ t, actor, params, body }) => declineTimes(t, actor, params.id, body?.answer),
  },
});
