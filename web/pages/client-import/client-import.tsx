import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import type { MetaFunction } from 'react-router';
import type { Role } from '#contract/identity/roles.ts';
import { href } from '#contract/pages.ts';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import { BringIn } from '#web/features/client-imports/bring-in.tsx';
import { ChooseSheet } from '#web/features/client-imports/choose-sheet.tsx';
import { useClientImport } from '#web/features/client-imports/client-imports.api.ts';
import { ImportDone, ImportProgress, ImportUndone } from '#web/features/client-imports/import-done.tsx';
import { SettleColumns } from '#web/features/client-imports/settle-columns.tsx';
import { OfferSeries } from '#web/features/visit-series/offer-series.tsx';
import { useOwnBusiness, useOwnGroomer } from '#web/features/profiles/profiles.api.ts';
import { SignedIn } from '#web/features/identity/signed-in.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { LoadingLines } from '#web/ui/data/query-list.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';

const PlaceForm = lazyPart(() => import('#web/features/profiles/place-form.tsx'));

export const meta: MetaFunction = (args) => [
  ...pageMeta(args, {
    title: 'Import clients',
    description: 'Bring your clients in from a spreadsheet.',
    path: args.location.pathname,
  }),
  { name: 'robots', content: 'noindex' },
];

/** The import of a provider's clients, from the sheet to the end. */
export default function ClientImportPage() {
  const { id = 'new' } = useParams();
  return (
    <SignedIn>
      {({ user }) => (
        <div className="wrap grid max-w-[46rem]! gap-6 pt-5 pb-16 lg:pt-8">
          {user.roles.includes('groomer') || user.roles.includes('owner') ? (
            <>
              <h1>Bring your clients in</h1>
              {id === 'new' ? (
                <ChooseSheet />
              ) : (
                <OneImport key={id} id={id} place={<AskPlace roles={user.roles} />} />
              )}
            </>
          ) : (
            <EmptyState heading="h1" title="Clients are for groomers and salon owners">
              Add one of these roles in your profile menu to keep them.
            </EmptyState>
          )}
        </div>
      )}
    </SignedIn>
  );
}

function OneImport({ id, place }: { id: string; place: ReactNode | undefined }) {
  const sheet = useClientImport(id);
  if (sheet.isLoadingError) return <FailedQuery query={sheet} title="The import did not load" />;
  if (!sheet.data) return <LoadingLines className="h-16" />;
  switch (sheet.data.state) {
    case 'read':
      return <SettleColumns sheet={sheet.data} onSettled={() => void sheet.refetch()} />;
    case 'mapped':
      return <BringIn sheet={sheet.data} place={place} />;
    case 'running':
    case 'undoing':
      return <ImportProgress sheet={sheet.data} />;
    case 'done':
      return (
        <ImportDone sheet={sheet.data}>
          {sheet.data.withInterval > 0 && <OfferSeries clients={sheet.data.withInterval} />}
        </ImportDone>
      );
    default:
      return <ImportUndone sheet={sheet.data} />;
  }
}

/** Asks a groomer or a business without a place for it: by its clock next visits are booked. */
function AskPlace({ roles }: { roles: readonly Role[] }) {
  const groomer = useOwnGroomer(roles.includes('groomer'));
  const business = useOwnBusiness(roles.includes('owner'));
  if (groomer.isLoading || business.isLoading) return null;
  if (groomer.data?.profile?.city || business.data?.profile) return null;
  return (
    <div className="card grid gap-3">
      {groomer.data ? (
        <Suspense fallback={<Skeleton className="h-24" />}>
          <PlaceForm own={groomer.data} />
        </Suspense>
      ) : (
        <p>
          First say where your business is.{' '}
          <Link to={href('profile-setup')} className="underline">
            Set up your profile
          </Link>
        </p>
      )}
      <p className="text-ink-2">The next visits of your sheet are booked by the clock there.</p>
    </div>
  );
}
