import { Outlet } from 'react-router';
import { SessionSync } from '#web/features/identity/session-sync.tsx';
import { QueryProvider } from './query-provider.tsx';

/** Providers for the product's own screens; public pages omit them to load faster. */
export default function MemberPages() {
  return (
    <QueryProvider>
      <SessionSync />
      <Outlet />
    </QueryProvider>
  );
}
