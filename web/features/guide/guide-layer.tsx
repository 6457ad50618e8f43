import { Suspense, useEffect, useState } from 'react';
import type { Role } from '#contract/identity/roles.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { useAnyDialogOpen } from '#web/ui/overlays/open-dialogs.ts';
import { useGuide } from './guide-store.ts';

const Onboarding = lazyPart(() => import('./onboarding.tsx'));
const Tour = lazyPart(() => import('./tour.tsx'));

/** Delay in ms before the greeting, so that visitors see the page before something covers it. */
const greetAfter = 800;

type GuideLayerProps = {
  userType: Role;
  /**
   * Suppresses automatic opening, because another notice needs an answer or the person is filling in a form.
   */
  quiet: boolean;
};

/** Renders the tour or the greeting. */
export function GuideLayer({ userType, quiet }: GuideLayerProps) {
  const guide = useGuide();
  const hasDialog = useAnyDialogOpen();
  const free = guide !== undefined && !guide.running && !guide.helpOpen && !quiet && !hasDialog;
  const greets = useHeld(free && !guide.tour.hasCompletedTour && !guide.greeted, greetAfter);
  return (
    <Suspense>
      {guide?.running && <Tour currentStep={guide.tour.currentStep} />}
      {greets && <Onboarding userType={userType} />}
    </Suspense>
  );
}

/** True once `wish` has been true for `delay` ms; false as soon as it is not. */
function useHeld(wish: boolean, delay: number): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!wish) return undefined;
    const timer = setTimeout(() => setHeld(true), delay);
    return () => {
      clearTimeout(timer);
      setHeld(false);
    };
  }, [wish, delay]);
  return wish && held;
}
