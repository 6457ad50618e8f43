import { Suspense, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { MetaFunction } from 'react-router';
import { href } from '#contract/pages.ts';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import { useIsFrontDesk } from '#web/domain/front-desk/use-is-front-desk.ts';
import { ClientList } from '#web/features/clients/client-list.tsx';
import { CouldRepeat } from '#web/features/visit-series/could-repeat.tsx';
import { SignedIn } from '#web/features/identity/signed-in.tsx';
import { AddButton } from '#web/ui/forms/add-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';

const NewClientForm = lazyPart(async () => ({
  default: (await import('#web/features/clients/client-form.tsx')).NewClientForm,
}));

const BookClient = lazyPart(() => import('../parts/book-client.tsx'));

export const meta: MetaFunction = (args) => [
  ...pageMeta(args, {
    title: 'Clients',
    description: 'Your own clients and their pets.',
    path: href('clients'),
  }),
  { name: 'robots', content: 'noindex' },
];

export default function ClientsPage() {
  return (
    <SignedIn>
      {({ user }) =>
        user.roles.includes('groomer') || user.roles.includes('owner') ? (
          <OwnClients />
        ) : (
          <div className="wrap py-12">
            <EmptyState heading="h1" title="Clients are for groomers and salon owners">
              Add one of these roles in your profile menu to keep a book of clients.
            </EmptyState>
          </div>
        )
      }
    </SignedIn>
  );
}

function OwnClients() {
  const isDesk = useIsFrontDesk();
  const [params] = useSearchParams();
  const [adding, setAdding] = useState(params.has('new'));
  const [bookingId, setBookingId] = useState<string>();
  const navigate = useNavigate();
  return (
    <div className="wrap grid gap-6 lg:gap-5 pt-5 pb-16 lg:pt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h1>Clients</h1>
        <div className="flex flex-wrap gap-1.5 sm:gap-2">
          {!isDesk && (
            <>
              <Button asChild className="max-sm:hidden!">
                <a href="/api/clients/csv" download>
                  <Icon name="download" size="s" />
                  CSV
                </a>
              </Button>
              <Button asChild className="max-sm:hidden!">
                <Link to={href('client-import', { id: 'new' })}>
                  <Icon name="upload" size="s" />
                  Import
                </Link>
              </Button>
            </>
          )}
          <AddButton
            what="client"
            brief
            variant="primary"
            className="max-sm:px-3"
            onClick={() => setAdding(true)}
          />
          {!isDesk && (
            <Menu trigger={<IconButton icon="more" label="More for your clients" className="sm:hidden" />}>
              <MenuItem asChild>
                <a href="/api/clients/csv" download>
                  <Icon name="download" size="s" />
                  Export as CSV
                </a>
              </MenuItem>
              <MenuItem asChild>
                <Link to={href('client-import', { id: 'new' })}>
                  <Icon name="upload" size="s" />
                  Import a spreadsheet
                </Link>
              </MenuItem>
            </Menu>
          )}
        </div>
      </div>
      {!isDesk && <CouldRepeat />}
      <ClientList onAdd={() => setAdding(true)} onBook={setBookingId} />
      <Suspense>
        {bookingId && <BookClient clientId={bookingId} onClose={() => setBookingId(undefined)} />}
        {adding && (
          <NewClientForm
            onClose={() => setAdding(false)}
            onAdded={(id) => void navigate(href('client', { id }))}
          />
        )}
      </Suspense>
    </div>
  );
}
