import { clsx } from 'clsx';
import { Suspense, lazy } from 'react';
import type { ComponentType } from 'react';
import type { DrawingProps } from './drawings/drawings.tsx';

const Drawing = lazy((): Promise<{ default: ComponentType<DrawingProps> }> =>
  import('./drawings/drawings.tsx').then(
    (file) => ({ default: file.Drawing }),
    // A drawing that fails to load is left out, because the tip can be read without it.
    () => ({ default: () => null }),
  ),
);

/** The drawing of a care tip. All drawings are loaded together when the first one is shown. */
export function TipDrawing({ className, ...rest }: DrawingProps) {
  return (
    <Suspense fallback={<span className={clsx('block aspect-4/3 rounded-m bg-sunk', className)} />}>
      <Drawing className={clsx('block', className)} {...rest} />
    </Suspense>
  );
}
