import { cardLinksApi } from '#contract/card-links.ts';
import { routes, withRole } from '#server/modules/identity/index.ts';
import { hours, minutes } from '#server/platform/clock.ts';
import { drawCard } from './draw-card.ts';
import { endCardLink, listCardLinks, shareCard } from './share-card.ts';
import { showCard, showCardPhoto } from './show-card.ts';

/** Showing what one was told of one's own pet needs no membership. */
const owner = withRole('pet_owner');
const reading = { name: 'cards', max: 300, per: minutes(5), by: 'address' } as const;
/** A picture is drawn each time. */
const drawing = { name: 'card-pictures', max: 60, per: minutes(5), by: 'address' } as const;

/** Whoever has the secret address reads the card; there is no session. */
export const cardLinksRoutes = routes(cardLinksApi, {
  'GET /api/visits/:id/card-links': {
    reads: ['visits'],
    who: owner,
    run: ({ sql, actor, params, platform }) => listCardLinks(sql, actor.id, params.id, platform.clock.now()),
  },
  'POST /api/visits/:id/card-links': {
    who: owner,
    limit: { name: 'card-links', max: 60, per: hours(1), by: 'account' },
    run: ({ t, actor, params, body }) => shareCard(t, actor.id, params.id, body.days),
  },
  'DELETE /api/visits/:id/card-links/:linkId': {
    who: owner,
    run: ({ t, actor, params }) => endCardLink(t, actor.id, { visitId: params.id, linkId: params.linkId }),
  },
  'GET /api/cards/:secret': {
    who: 'everyone',
    limit: reading,
    run: ({ sql, params, platform }) => showCard(sql, params.secret, platform.clock.now()),
  },
  'GET /api/cards/:secret/picture': {
    who: 'everyone',
    limit: drawing,
    run: ({ platform, params }) => drawCard(platform, params.secret),
  },
  'GET /api/cards/:secret/photos/:key': {
    who: 'everyone',
    limit: reading,
    run: ({ platform, params }) => showCardPhoto(platform, params.secret, params.key),
  },
});
