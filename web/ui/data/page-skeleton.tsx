import { useOfflineSince } from '#web/lib/use-offline-since.ts';
import { Spinner } from '../spinner.tsx';
import { Skeleton, WorkRowSkeletons } from './skeleton.tsx';

/** The shape of a member's page, sent by the server and shown until it is known whose page it is. */
export function PageSkeleton({ label = 'Loading...' }: { label?: string }) {
  const isOffline = useOfflineSince() !== undefined;
  if (isOffline) return <Spinner className="min-h-dvh" />;
  return (
    <div className="wrap grid min-h-dvh content-start gap-5 pt-6 pb-16 lg:pt-8">
      <div className="grid gap-2.5">
        <Skeleton className="h-10 w-1/2 max-w-80" />
        <Skeleton className="h-5 w-4/5 max-w-lg" />
      </div>
      <TabsSkeleton label={label} />
    </div>
  );
}

/** The shape of tabs over a list. */
export function TabsSkeleton({ label = 'Loading...' }: { label?: string }) {
  return (
    <div className="grid gap-5">
      <div className="flex gap-6 overflow-hidden border-b border-line pb-3">
        {['w-24', 'w-28', 'w-32', 'w-20'].map((width) => (
          <Skeleton key={width} className={`h-6 flex-none ${width}`} />
        ))}
      </div>
      <WorkRowSkeletons label={label} />
    </div>
  );
}

/** The shape of the content of a tab. */
export function PanelSkeleton() {
  const isOffline = useOfflineSince() !== undefined;
  if (isOffline) return <Spinner />;
  return (
    <div className="pt-5">
      <WorkRowSkeletons label="Loading..." />
    </div>
  );
}
