import { data, redirect, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import type { BookingPage } from '#contract/booking-page.ts';
import { href } from '#contract/pages.ts';
import { BookOnline } from '#web/features/booking-page/book-online.tsx';
import { bookingPageOf } from '#web/domain/people/public-page-link.ts';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import { revalidated } from '#web/domain/site/revalidated.ts';
import { serverContext } from '#web/domain/site/server-context.ts';

/** @throws Response of 404 where there is no booking page */
export async function loader({ context, params: { slug = '' }, request }: LoaderFunctionArgs) {
  const isGroomer = new URL(request.url).pathname.startsWith(href('groomer-page', { slug: '' }));
  const as = isGroomer ? 'groomer' : 'business';
  const found = await context.get(serverContext).get(`/api/book/${as}/${encodeURIComponent(slug)}`);
  // oxlint-disable-next-line typescript/only-throw-error
  if (!found) throw data(null, { status: 404 });
  const page = found as BookingPage;
  return page.slug === slug ? page : redirect(bookingPageOf(page), 301);
}

export const headers = () => ({ 'cache-control': revalidated });

export function meta(args: MetaArgs<typeof loader>) {
  const page = args.loaderData;
  if (!page) return [{ title: 'Not Found · Wagwell' }, { name: 'robots', content: 'noindex' }];
  return pageMeta(args, {
    title: `Book with ${page.name}`,
    description: `Open times of ${page.name}. No account needed.`,
    path: bookingPageOf(page),
    indexed: false,
  });
}

/** A client books their own provider here, without an account. */
export default function BookingPageRoute() {
  const page = useLoaderData<typeof loader>();
  return (
    <div className="wrap grid max-w-[36rem]! gap-4 pt-6 pb-16">
      <BookOnline key={`${page.as} ${page.slug}`} page={page} />
    </div>
  );
}
