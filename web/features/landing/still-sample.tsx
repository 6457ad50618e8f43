import { Suspense, lazy, useState } from 'react';
import type { SampleProps } from './sample.tsx';

const DrawnByServer = import.meta.env.SSR ? (await import('./sample.tsx')).default : undefined;
const DrawnByBrowser = lazy(() => import('./sample.tsx'));

/**
 * A sample as a still picture. The server draws it; a browser that got the page from there leaves the markup as it is and
 * never loads what drew it. One that comes from another page of ours draws it by itself.
 */
export function StillSample(props: SampleProps) {
  const id = `sample-${props.of}`;
  const [isThere] = useState(() => !import.meta.env.SSR && document.getElementById(id) !== null);
  const frame = {
    id,
    inert: true,
    'aria-hidden': true,
    className: 'grid gap-3 select-none lg:grid-cols-2 lg:gap-4',
  };
  if (isThere) return <div {...frame} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return (
    <div {...frame}>
      {DrawnByServer ? (
        <DrawnByServer {...props} />
      ) : (
        <Suspense>
          <DrawnByBrowser {...props} />
        </Suspense>
      )}
    </div>
  );
}
