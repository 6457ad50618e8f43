import { Outlet } from 'react-router';
import { SessionKeeper } from '#web/features/identity/session-keeper.tsx';
import { QueryProvider } from './query-provider.tsx';

/** What the product's own screens need, and public pages do without so that they load faster. */
export default function WorkFrame() {
  return (
    <QueryProvider>
      <SessionKeeper />
      <Outlet />
    </QueryProvider>
  );
}
