import { useState } from 'react';
import type { Role } from '#contract/identity/roles.ts';
import { Biscuit } from '#web/ui/brand/biscuit.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checklist } from '#web/ui/data/checklist.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { act } from './guide-store.ts';
import { slidesFor } from './onboarding-slides.ts';
import { StepDots } from './step-dots.tsx';

const finish = () => act('complete');

/** Welcome slides for new visitors. Closing them in any way completes the tour. */
export default function Onboarding({ userType }: { userType: Role }) {
  const [index, setIndex] = useState(0);
  const slides = slidesFor(userType);
  const slide = slides[index];
  if (!slide) return null;
  const last = index === slides.length - 1;
  return (
    <Dialog
      open
      yields
      onOpenChange={(open) => !open && finish()}
      title={slide.title}
      description={slide.description}
      data-role={userType}
      actions={
        <>
          <Button onClick={finish}>Skip Tour</Button>
          <Button variant="primary" onClick={() => (last ? finish() : setIndex(index + 1))}>
            {last ? 'Get Started!' : 'Next'}
          </Button>
        </>
      }
    >
      <div className="grid items-center gap-x-6 gap-y-4 sm:grid-cols-[auto_1fr]">
        <Biscuit key={slide.id} mood={slide.mood} className="h-36 w-auto justify-self-center sm:h-40" />
        <Checklist items={slide.features} />
      </div>
      <StepDots count={slides.length} index={index} />
    </Dialog>
  );
}
