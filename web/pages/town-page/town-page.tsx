import { data, redirect, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { href } from '#contract/pages.ts';
import { TownFilter } from '#contract/profiles/public-pages.ts';
import type { TownPage } from '#contract/profiles/public-pages.ts';
import { townStructuredData } from '#web/features/public-pages/page-structured-data.ts';
import { TownPeople } from '#web/features/public-pages/town-people.tsx';
import { serverContext } from '#web/domain/site/server-context.ts';
import { revalidated } from '#web/domain/site/revalidated.ts';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import { counted } from '#web/lib/words.ts';

const pathOf = ({ state, slug }: TownPage) => href('town-page', { state: state.toLowerCase(), city: slug });

/** @throws Response of 404 where there is no such town or page */
export async function loader({ context, params: { state = '', city = '' }, request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const asked = params.get('page') ?? '1';
  const page = /^[1-9]\d{0,2}$/.test(asked) ? Number(asked) : 0;
  const only = TownFilter.safeParse(params.get('only')).data;
  const address = `/api/public-pages/towns/${encodeURIComponent(state)}/${encodeURIComponent(city)}?page=${page}${only ? `&only=${only}` : ''}`;
  const server = context.get(serverContext);
  const found = page > 0 && (await server.get(address));
  // oxlint-disable-next-line typescript/only-throw-error
  if (!found) throw data(null, { status: 404 });
  const town = found as TownPage;
  if (pathOf(town) !== href('town-page', { state, city })) return redirect(pathOf(town), 301);
  return { town, page, only, structuredData: townStructuredData(town)((path) => `${server.siteUrl}${path}`) };
}

export const headers = () => ({ 'cache-control': revalidated });

export function meta(args: MetaArgs<typeof loader>) {
  const loaded = args.loaderData;
  if (!loaded) return [{ title: 'Not Found · Wagwell' }, { name: 'robots', content: 'noindex' }];
  const { town, page, only, structuredData } = loaded;
  const { groomers, businesses } = town;
  return pageMeta(args, {
    title: `Pet groomers in ${town.city}, ${town.state}${page > 1 ? `, page ${page}` : ''}`,
    description: `${counted(businesses.count, 'salon or van', 'salons and vans')} and ${counted(groomers.count, 'groomer')} in ${town.city}, ${town.stateName}. Compare work, reviews and experience, and ask for a groom.`,
    path: `${pathOf(town)}${page > 1 ? `?page=${page}` : ''}`,
    // A narrowed list repeats what the whole one says.
    indexed: !only && groomers.count + businesses.count > 0,
    structuredData,
    image: town.socialImage,
  });
}

export default function TownPageRoute() {
  const { town, page, only } = useLoaderData<typeof loader>();
  return <TownPeople town={town} page={page} only={only} />;
}
