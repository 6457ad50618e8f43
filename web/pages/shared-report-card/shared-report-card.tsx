import { useLoaderData, useParams } from 'react-router';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import type { SharedCard } from '#contract/card-links.ts';
import { headlineOf } from '#web/features/card-links/report-card-words.ts';
import { SharedCardView } from '#web/features/card-links/shared-card.tsx';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import { serverContext } from '#web/domain/site/server-context.ts';
import { EmptyState } from '#web/ui/data/empty-state.tsx';

/** Rendered on the server, so that whoever is sent the link sees its picture before opening it. */
export async function loader({ context, params: { secret = '' } }: LoaderFunctionArgs) {
  const found = await context.get(serverContext).get(`/api/cards/${encodeURIComponent(secret)}`);
  return { card: found as SharedCard | null };
}

export const headers = () => ({ 'cache-control': 'private, no-store' });

/** The address is a secret: only its picture names it, and no search engine keeps it. */
export function meta(args: MetaArgs<typeof loader>) {
  const card = args.loaderData?.card;
  const [first] = card?.cards ?? [];
  return [
    ...pageMeta(args, {
      title: first ? `${first.pet}’s report card` : 'Report card',
      description: first ? headlineOf(first) : 'What was done at one visit.',
      path: '/',
      ...(card ? { image: `/api/cards/${args.params['secret'] ?? ''}/picture` } : {}),
      indexed: false,
    }),
    { name: 'referrer', content: 'no-referrer' },
  ];
}

/** The report card of one visit, by the secret address that the pet parent gave away. */
export default function SharedReportCardPage() {
  const { card } = useLoaderData<typeof loader>();
  const { secret = '' } = useParams();
  return (
    <div className="wrap grid gap-5 pt-6 pb-16 print:p-0">
      {card ? (
        <SharedCardView card={card} secret={secret} />
      ) : (
        <EmptyState title="This link does not show a report card" heading="h1">
          It may have ended. Ask whoever sent it for a new one.
        </EmptyState>
      )}
    </div>
  );
}
