import { startTransition, Suspense, useState } from 'react';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { MoreButton } from './more-button.tsx';
import type { ActionsProps } from './own-shift-actions.tsx';

const loadMenu = () => import('./shift-menu.tsx');
const ShiftMenu = lazyPart(loadMenu);
const loadEarly = () => void loadMenu().catch(() => {});

/** The menu of a shift, loaded when somebody reaches for it; pressed, it opens as soon as it is there. */
export function MoreWithShift(props: ActionsProps) {
  const [pressed, setPressed] = useState(false);
  // A transition leaves the button, and the focus on it, until the menu is there.
  const open = () => startTransition(() => setPressed(true));
  return (
    <Suspense>
      {pressed ? (
        <ShiftMenu {...props} />
      ) : (
        <MoreButton
          shift={props.shift}
          onPointerEnter={loadEarly}
          onFocus={loadEarly}
          onClick={open}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            open();
          }}
        />
      )}
    </Suspense>
  );
}
