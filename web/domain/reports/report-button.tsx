import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Suspense, useState } from 'react';
import { query } from '#web/lib/api/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { TooltipButton } from '#web/ui/overlays/tooltip-button.tsx';
import type { Reported } from './report-form.tsx';

export const LazyReportForm = lazyPart(() => import('./report-form.tsx'));

type ReportButtonProps = {
  reported: Reported;
  /** The account that it belongs to, who does not see the button. */
  ownerId: string;
  /** The accessible name: 'Report the review by Nina'. */
  label: string;
  /** Shown next to the flag; only the flag where it is left out. */
  words?: string;
  className?: string;
};

/** Opens the form that reports something of another person; visitors who are signed out do not see it. */
export function ReportButton({ reported, ownerId, label, words, className }: ReportButtonProps) {
  const viewer = useQuery({ ...query('GET /auth/me'), enabled: false }).data;
  const [open, setOpen] = useState(false);
  if (!viewer || viewer.id === ownerId) return null;
  return (
    <>
      {words ? (
        <Button
          variant="quiet"
          aria-label={label}
          className={clsx('w-fit text-ink-2', className)}
          onClick={() => setOpen(true)}
        >
          <Icon name="flag" size="s" />
          {words}
        </Button>
      ) : (
        <TooltipButton
          icon="flag"
          size="s"
          label={label}
          className={className}
          onClick={() => setOpen(true)}
        />
      )}
      {open && (
        <Suspense>
          <LazyReportForm reported={reported} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
