import { Outlet } from 'react-router';
import { SessionKeeper } from '#web/features/identity/session-keeper.tsx';
import { QueryProvider } from './query-provider.tsx';

/** Providers for the product's own screens; public pages omit them to load faster. */
export default function WorkFrame() {
  return (
    <QueryProvider>
      <SessionKeeper />
      <Outlet />
    </QueryProvider>
  );
}
