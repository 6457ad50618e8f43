import type { portfolioApi } from '#contract/profiles/portfolio.ts';
import { makePhoto } from '#server/modules/media/media.factory.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { makeVisit, showPictures } from '#server/modules/visits/visits.factory.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { anyone, withRole, members, own } from '#tests/every-call/access.ts';
import { to } from '#tests/every-call/notices.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import { makeConsent, makePortfolioItem } from './portfolio.factory.ts';

/** A visit whose report card shows a pair. */
async function makePictured(t: Transaction, sides: { providerId?: string; ownerId?: string }) {
  const visit = await makeVisit(t, { ...sides, status: 'completed' });
  const [before, after] = [await makePhoto(t, visit.providerId), await makePhoto(t, visit.providerId)];
  await showPictures(t, visit.id, [{ before, after }]);
  return { visit, before, after };
}

/** Shows a picture of a visit on either side of `me`, with consent. */
async function showVisits(t: Transaction, me: string, mark: (words: string) => string) {
  const visits = await t.sql<{ id: string; ownerId: string; providerId: string }[]>`
    select id, owner_id, provider_id from visits
    where status = 'completed' and ${me} in (owner_id, provider_id) and owner_id <> provider_id`;
  for (const visit of visits) {
    const { url: imageUrl } = await makePhoto(t, visit.providerId);
    await makeConsent(t, visit, [imageUrl]);
    const caption = visit.providerId === me ? mark('Lamb cut.') : mark('This is Bella.');
    const shown = { visitId: visit.id, imageUrl, beforeUrl: null, caption };
    await makePortfolioItem(t, visit.providerId, shown);
  }
}

export const sweep: Sweep<typeof portfolioApi> = {
  calls: {
    'GET /api/portfolio': {
      access: own(withRole('groomer', 'owner'), 'own'),
      set: withRecords(async (t, me) => (await makePortfolioItem(t, me), {})),
    },
    'POST /api/portfolio': {
      access: own(withRole('groomer', 'owner'), 422),
      set: withRecords(async (t, me) => ({
        body: {
          photoId: (await makePhoto(t, me)).id,
          beforeId: (await makePhoto(t, me)).id,
          caption: 'Teddy bear cut',
        },
      })),
    },
    'PATCH /api/portfolio/:id': {
      access: own(withRole('groomer', 'owner')),
      set: withRecords(async (t, me) => ({
        params: { id: (await makePortfolioItem(t, me)).id },
        body: {
          photoId: (await makePhoto(t, me)).id,
          beforeId: (await makePhoto(t, me)).id,
          caption: 'Lamb cut',
        },
      })),
    },
    'DELETE /api/portfolio/:id': {
      access: own(withRole('groomer', 'owner')),
      set: withRecords(async (t, me) => ({ params: { id: (await makePortfolioItem(t, me)).id } })),
    },
    'PUT /api/portfolio/order': {
      access: own(withRole('groomer', 'owner'), 422),
      set: withRecords(async (t, me) => {
        const [one, two] = [await makePortfolioItem(t, me), await makePortfolioItem(t, me)];
        return { body: { ids: [one.id, two.id] } };
      }),
    },
    'GET /api/users/:id/portfolio': {
      access: members(),
      set: withRecords(async (t) => {
        const { id } = await makeGroomer(t);
        await makePortfolioItem(t, id);
        return { params: { id } };
      }),
    },
    'GET /api/visits/:id/portfolio-consent': {
      access: own(anyone),
      set: withRecords(async (t, me) => ({
        params: { id: (await makePictured(t, { ownerId: me })).visit.id },
      })),
    },
    'POST /api/visits/:id/portfolio-consent': {
      access: own(withRole('groomer', 'owner')),
      set: withRecords(async (t, me) => {
        const { visit, before, after } = await makePictured(t, { providerId: me });
        return { params: { id: visit.id }, body: { photoIds: [before.id, after.id] } };
      }),
    },
    'POST /api/visits/:id/portfolio-consent/answer': {
      access: own(withRole('pet_owner')),
      set: withRecords(async (t, me) => {
        const { visit, before, after } = await makePictured(t, { ownerId: me });
        await makeConsent(t, visit, [before.url, after.url], null);
        return { params: { id: visit.id }, body: { allow: true } };
      }),
    },
  },
  notices: {
    portfolio_asked: to('petOwner', ({ visit: { visitId } }) => ['portfolio.consent_asked', { visitId }]),
    portfolio_answered: to('groomer', ({ visit: { visitId } }) => [
      'portfolio.consent_answered',
      { visitId, status: 'given' },
    ]),
  },
  fill: async (t, me, mark) => {
    await makePortfolioItem(t, me, { caption: mark('Teddy bear cut.') });
    await showVisits(t, me, mark);
  },
};
