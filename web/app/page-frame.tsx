import { Suspense } from 'react';
import { Outlet, isRouteErrorResponse } from 'react-router';
import type { MetaArgs } from 'react-router';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Failure } from './shell/failure.tsx';

const NotFound = lazyPart(() => import('#web/pages/not-found/not-found.tsx'));

/** Separates the shell from every page, so that a failing page leaves the shell in place. */
export default function PageFrame() {
  return <Outlet />;
}

export const meta = ({ error }: MetaArgs) => [
  { title: isMissing(error) ? 'Not Found · Wagwell' : error ? 'Something failed · Wagwell' : 'Wagwell' },
];

export function ErrorBoundary({ error }: { error: unknown }) {
  if (!isMissing(error)) return <Failure error={error} />;
  return (
    <Suspense>
      <NotFound />
    </Suspense>
  );
}

const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;
