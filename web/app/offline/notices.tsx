import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { OfflineBanner } from './offline-banner.tsx';

const id = 'notices';

/** Puts a line there from a part that is loaded later. */
export function InNotices({ children }: { children: ReactNode }) {
  const place = document.getElementById(id);
  return place && createPortal(children, place);
}

/** Lines above the header that stay in view: the connection, what waits to be sent, a new version. */
export function Notices() {
  return (
    <div className="sticky top-0 z-30 print:hidden">
      <OfflineBanner />
      <div id={id} />
    </div>
  );
}
