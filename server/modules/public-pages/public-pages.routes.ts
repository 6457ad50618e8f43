import { publicPagesApi } from '#contract/profiles/public-pages.ts';
import type { PublicRole } from '#contract/profiles/public-pages.ts';
import { routes, signedIn, withRole } from '#server/modules/identity/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { getOwnPublicPage, renewSlug, setHidden } from '#server/modules/profiles/index.ts';
import { minutes } from '#server/platform/clock.ts';
import { siteUrl } from '#server/platform/config.ts';
import type { Guard } from '#server/platform/http/routes.ts';
import { getPublicPage } from './get-public-page.ts';
import { getTownPage } from './get-town-page.ts';
import { robots, sitemap, sitemapIndex } from './sitemaps.ts';
import { getSocialImage, getTownImage } from './social-image/get-social-image.ts';

const reading = { name: 'public-pages', max: 600, per: minutes(5), by: 'address' } as const;
/** These cost more: a picture is drawn, or up to 50,000 addresses are read. */
const costly = { name: 'public-files', max: 120, per: minutes(5), by: 'address' } as const;

/** The account has the role whose page the call is about. */
const holder: Guard<Actor> = async (request, platform) => {
  const { as } = request.params as { as?: string };
  if (as === 'groomer' || as === 'business')
    return withRole(as === 'groomer' ? 'groomer' : 'owner')(request, platform);
  return signedIn(request, platform);
};

const owned = (actor: Actor, as: PublicRole) => ({ accountId: actor.id, as });

export const publicPagesRoutes = routes(publicPagesApi, {
  'GET /api/public-pages/own/:as': {
    reads: ['profile'],
    who: holder,
    run: ({ sql, actor, params }) => getOwnPublicPage(sql, owned(actor, params.as)),
  },
  'PUT /api/public-pages/own/:as': {
    who: holder,
    run: ({ t, actor, params, body }) => setHidden(t, owned(actor, params.as), body.hidden),
  },
  'POST /api/public-pages/own/:as/renew': {
    who: holder,
    run: ({ t, actor, params }) => renewSlug(t, owned(actor, params.as)),
  },
  'GET /api/public-pages/:as/:slug': {
    who: 'everyone',
    spread: true,
    limit: reading,
    run: ({ sql, params, platform }) => getPublicPage(sql, params.as, params.slug, platform.clock.now()),
  },
  'GET /api/public-pages/towns/:state/:city': {
    who: 'everyone',
    spread: true,
    limit: reading,
    run: ({ sql, params, query, platform }) =>
      getTownPage(sql, platform.places, params, query, platform.clock.now()),
  },
  'GET /social/:as/:slug/:version': {
    who: 'everyone',
    limit: costly,
    async run({ platform, params, reply }) {
      const image = await getSocialImage(platform, params.as, params.slug, params.version);
      if (!('movedTo' in image)) return image;
      void reply.header('cache-control', 'no-cache').redirect(image.movedTo, 302);
      return undefined;
    },
  },
  'GET /social/towns/:state/:city/:version': {
    who: 'everyone',
    limit: costly,
    async run({ platform, params, reply }) {
      const image = await getTownImage(platform, params, params.version);
      if (!('movedTo' in image)) return image;
      void reply.header('cache-control', 'no-cache').redirect(image.movedTo, 302);
      return undefined;
    },
  },
  'GET /robots.txt': {
    who: 'everyone',
    run: ({ platform }) => Promise.resolve(robots(siteUrl(platform.config))),
  },
  'GET /sitemap.xml': {
    who: 'everyone',
    spread: true,
    limit: costly,
    run: ({ sql, platform }) => sitemapIndex(sql, siteUrl(platform.config)),
  },
  'GET /sitemaps/:file': {
    who: 'everyone',
    spread: true,
    limit: costly,
    run: ({ sql, platform, params }) => sitemap(sql, siteUrl(platform.config), params.file),
  },
});
