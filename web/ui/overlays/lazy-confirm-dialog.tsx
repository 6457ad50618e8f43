import { Suspense } from 'react';
import { lazyPart } from '../lazy-part.ts';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';

const ConfirmDialog = lazyPart(() =>
  import('./confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
);

/** The dialog's code loads when it first opens. */
export const LazyConfirmDialog = (props: ConfirmDialogProps) =>
  props.open && (
    <Suspense>
      <ConfirmDialog {...props} />
    </Suspense>
  );
