import { Suspense, useState } from 'react';
import { lazyPart } from '#web/ui/lazy-part.ts';
import type { HelpProps } from './help-props.ts';
import { act, setHelpOpen, useGuide } from './guide-store.ts';
import { HelpTrigger } from './help-trigger.tsx';

const HelpMenu = lazyPart(() => import('./help-menu.tsx'));

/** Help button. Its menu is loaded with the first press. */
export function HelpButton(props: HelpProps) {
  const guide = useGuide();
  const [wanted, setWanted] = useState(false);
  if (guide?.helpOpen && !wanted) setWanted(true);
  if (!wanted) return <HelpTrigger onClick={openHelp} />;
  return (
    <Suspense fallback={<HelpTrigger aria-expanded />}>
      <HelpMenu {...props} />
    </Suspense>
  );
}

function openHelp(): void {
  act('markInteracted');
  setHelpOpen(true);
}
