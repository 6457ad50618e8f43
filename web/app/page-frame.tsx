import { Outlet, isRouteErrorResponse } from 'react-router';
import type { MetaArgs } from 'react-router';
import NotFound from '#web/pages/not-found/not-found.tsx';
import { Failure } from './shell/failure.tsx';

/** Separates the shell from every page, so that a failing page leaves the shell in place. */
export default function PageFrame() {
  return <Outlet />;
}

export const meta = ({ error }: MetaArgs) => [
  { title: isMissing(error) ? 'Not Found · Wagwell' : error ? 'Something failed · Wagwell' : 'Wagwell' },
];

export function ErrorBoundary({ error }: { error: unknown }) {
  return isMissing(error) ? <NotFound /> : <Failure error={error} />;
}

const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;
