import { Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { SectionCard } from '#web/ui/section-card.tsx';

const CloseDialog = lazyPart(() => import('./close-dialog.tsx'));

/** Leads to the dialog that shows what closing the account does. */
export function CloseSection() {
  const [opens, setOpens] = useState(false);
  return (
    <SectionCard id="close-account" title="Close account">
      <p className="text-ink-2">
        Cancels what you have open, ends your membership, and removes your profile, pets and photos for good.
        You see all of it before you decide.
      </p>
      <Button variant="danger" className="justify-self-start" onClick={() => setOpens(true)}>
        Close my account
      </Button>
      {opens && (
        <Suspense>
          <CloseDialog onClose={() => setOpens(false)} />
        </Suspense>
      )}
    </SectionCard>
  );
}
