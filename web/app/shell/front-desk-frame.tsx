import { useQueryClient } from '@tanstack/react-query';
import { Navigate, useLocation, matchPath } from 'react-router';
import type { FrontDesk } from '#contract/identity/identity.ts';
import { href, pages } from '#contract/pages.ts';
import { FrontDeskHeader } from '#web/features/front-desk/front-desk-header.tsx';
import { refreshSession, useSignOut } from '#web/features/identity/identity.api.ts';
import { QueryProvider } from '../query-provider.tsx';

const deskPages = [
  pages.day,
  pages.clients,
  pages.client,
  pages.visit,
  pages['check-out'],
  pages['report-card'],
];

/** The head of a front desk. Pages that it does not have lead to the day. */
export default function FrontDeskFrame({ desk }: { desk: FrontDesk }) {
  const { pathname } = useLocation();
  return (
    <>
      <QueryProvider>
        <Head desk={desk} />
      </QueryProvider>
      {!isFrontDeskPage(pathname) && <Navigate to={href('day')} replace />}
    </>
  );
}

function Head({ desk }: { desk: FrontDesk }) {
  const client = useQueryClient();
  const signOut = useSignOut(() => location.assign(href('login')));
  return (
    <FrontDeskHeader
      desk={desk}
      onChosen={() => refreshSession(client)}
      onLeave={() => Promise.resolve(signOut())}
    />
  );
}

/** Whether a front desk has this page. */
const isFrontDeskPage = (pathname: string): boolean => deskPages.some((path) => matchPath(path, pathname));
