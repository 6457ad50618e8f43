import { Suspense, useState } from 'react';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { act, setHelpOpen, useGuide } from './guide-store.ts';
import { HelpTrigger } from './help-trigger.tsx';

const HelpMenu = lazyPart(() => import('./help-menu.tsx'));

type HelpProps = { supportEmail: string; onShowShortcuts: () => void };

/** Help button. Its menu is loaded with the first press. */
export function HelpButton({ supportEmail, onShowShortcuts }: HelpProps) {
  const guide = useGuide();
  const [wanted, setWanted] = useState(false);
  if (guide?.helpOpen && !wanted) setWanted(true);
  if (!wanted) return <HelpTrigger onClick={openHelp} />;
  return (
    <Suspense fallback={<HelpTrigger aria-expanded />}>
      <HelpMenu supportEmail={supportEmail} onShowShortcuts={onShowShortcuts} />
    </Suspense>
  );
}

function openHelp(): void {
  act('markInteracted');
  setHelpOpen(true);
}
