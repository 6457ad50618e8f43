import { data, redirect, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { href } from '#contract/pages.ts';
import type { PublicPage } from '#contract/profiles/public-pages.ts';
import { descriptionOf, professionOf } from '#web/features/public-pages/public-page-words.ts';
import { publicPageOf } from '#web/domain/people/public-page-link.ts';
import { pageStructuredData } from '#web/features/public-pages/page-structured-data.ts';
import { PublicProfile } from '#web/features/public-pages/public-profile.tsx';
import { tagLabel } from '#web/features/reviews/review-words.ts';
import { BeforeAfter } from '#web/ui/data/before-after.tsx';
import { serverContext } from '#web/domain/site/server-context.ts';
import { revalidated } from '#web/domain/site/revalidated.ts';
import { pageMeta } from '#web/domain/site/page-meta.ts';

/** @throws Response of 404 where there is no page to show */
export async function loader({ context, params: { slug = '' }, request }: LoaderFunctionArgs) {
  const as = new URL(request.url).pathname.startsWith(href('groomer-page', { slug: '' }))
    ? 'groomer'
    : 'business';
  const server = context.get(serverContext);
  const found = await server.get(`/api/public-pages/${as}/${encodeURIComponent(slug)}`);
  // oxlint-disable-next-line typescript/only-throw-error
  if (!found) throw data(null, { status: 404 });
  const page = found as PublicPage;
  if (page.slug !== slug) return redirect(publicPageOf(page), 301);
  return { page, structuredData: pageStructuredData(page)((path) => `${server.siteUrl}${path}`) };
}

export const headers = () => ({ 'cache-control': revalidated });

export function meta(args: MetaArgs<typeof loader>) {
  const loaded = args.loaderData;
  if (!loaded) return [{ title: 'Not Found · Wagwell' }, { name: 'robots', content: 'noindex' }];
  const { page, structuredData } = loaded;
  return pageMeta(args, {
    title: `${page.name}, ${professionOf(page)} in ${page.city}, ${page.state}`,
    description: descriptionOf(page),
    path: publicPageOf(page),
    image: page.socialImage,
    indexed: page.indexed,
    type: 'profile',
    structuredData,
  });
}

export default function PublicPageRoute() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <PublicProfile
      key={page.id}
      page={page}
      tagLabel={tagLabel}
      renderPair={(before, after, label) => <BeforeAfter before={before} after={after} label={label} />}
    />
  );
}
