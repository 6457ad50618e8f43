import { useParams } from 'react-router';
import type { MetaFunction } from 'react-router';
import type { Role } from '#contract/identity/roles.ts';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import { LetClientsBook } from '#web/features/booking-page/let-clients-book.tsx';
import { BringIn } from '#web/features/client-imports/bring-in.tsx';
import { ChooseSheet } from '#web/features/client-imports/choose-sheet.tsx';
import { useClientImport } from '#web/features/client-imports/client-imports.api.ts';
import { ImportDone, ImportProgress, ImportUndone } from '#web/features/client-imports/import-done.tsx';
import { PastImports } from '#web/features/client-imports/past-imports.tsx';
import { SettleColumns } from '#web/features/client-imports/settle-columns.tsx';
import { OfferSeries } from '#web/features/visit-series/offer-series.tsx';
import { SignedIn } from '#web/features/identity/signed-in.tsx';
import { href } from '#contract/pages.ts';
import { WayBack } from '#web/domain/site/way-back.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { LoadingLines } from '#web/ui/data/query-list.tsx';
import { AskPlace, useHasPlace } from '../parts/ask-place.tsx';

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
        <div className="wrap grid column-reading gap-6 pt-5 pb-16 lg:pt-8">
          {user.roles.includes('groomer') || user.roles.includes('owner') ? (
            <>
              <WayBack to={href('clients')}>Clients</WayBack>
              <h1>Bring your clients in</h1>
              {id === 'new' ? (
                <>
                  <ChooseSheet />
                  <PastImports />
                </>
              ) : (
                <OneImport key={id} id={id} roles={user.roles} />
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

function OneImport({ id, roles }: { id: string; roles: readonly Role[] }) {
  const sheet = useClientImport(id);
  const hasPlace = useHasPlace(roles);
  if (sheet.isLoadingError) return <FailedQuery query={sheet} title="The import did not load" />;
  if (!sheet.data) return <LoadingLines className="h-16" />;
  switch (sheet.data.state) {
    case 'read':
      return <SettleColumns sheet={sheet.data} onSettled={() => void sheet.refetch()} />;
    case 'mapped':
      return (
        <BringIn
          sheet={sheet.data}
          hasPlace={hasPlace === true}
          place={
            <AskPlace roles={roles}>The next visits of your sheet are booked by the clock there.</AskPlace>
          }
        />
      );
    case 'running':
    case 'undoing':
      return <ImportProgress sheet={sheet.data} />;
    case 'done':
      return (
        <ImportDone sheet={sheet.data}>
          {sheet.data.withInterval > 0 && <OfferSeries clients={sheet.data.withInterval} />}
          <LetClientsBook />
        </ImportDone>
      );
    default:
      return <ImportUndone sheet={sheet.data} />;
  }
}
