import { clsx } from 'clsx';
import { Suspense, lazy } from 'react';
import type { ComponentType } from 'react';
import { Drawing } from '#web/ui/drawing.tsx';
import type { DrawingProps } from '#web/ui/drawing.tsx';
import type { DrawingName } from './tip-drawings.ts';

type TipDrawingProps = DrawingProps & { name: DrawingName };

const LoadedDrawing = lazy((): Promise<{ default: ComponentType<TipDrawingProps> }> =>
  import('./tip-drawings.ts').then(
    ({ tipDrawing }) => ({
      default: ({ name, className, ...rest }) => (
        <Drawing svg={tipDrawing(name)} className={clsx('rounded-m', className)} {...rest} />
      ),
    }),
    // A drawing that fails to load is left out, because the tip can be read without it.
    () => ({ default: () => null }),
  ),
);

/** The drawing of a care tip. All drawings are loaded together when the first one is shown. */
export function TipDrawing({ className, ...rest }: TipDrawingProps) {
  return (
    <Suspense fallback={<span className={clsx('block aspect-4/3 rounded-m bg-sunk', className)} />}>
      <LoadedDrawing className={clsx('block', className)} {...rest} />
    </Suspense>
  );
}
