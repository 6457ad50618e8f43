import { useState } from 'react';
import { href } from '#contract/pages.ts';
import type { Reply } from '#web/lib/api/call.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { clockTime } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';

/** Pairs a tablet as the front desk of a business by a code. */
export function FrontDeskSection() {
  const [made, setMade] = useState<Reply<'POST /api/front-desk/code'>>();
  const now = useNow();
  const make = useAction('POST /api/front-desk/code', { accepted: setMade, failed: 'No code was made' });
  const isValid = made && Date.parse(made.expiresAt) > now.getTime();
  return (
    <SectionCard
      id="front-desk"
      title="Front desk"
      action={
        <Button busy={make.busy && 'Making...'} onClick={() => void make.run({})}>
          Pair a device
        </Button>
      }
    >
      <p className="text-ink-2">
        A tablet at the counter for the day, clients and check-out, without your books, settings and messages.
        Each act asks who is there. It is listed under Devices, where you can sign it out.
      </p>
      {isValid && (
        <div className="grid gap-1" role="status">
          <p>
            On the tablet, open <b className="wrap-anywhere">{location.origin + href('front-desk')}</b>, and
            enter your email and this code:
          </p>
          <p className="figure text-h1 tracking-widest tabular-nums">{made.code}</p>
          <p className="text-s text-ink-2">Works once, until {clockTime(made.expiresAt)}.</p>
        </div>
      )}
    </SectionCard>
  );
}
