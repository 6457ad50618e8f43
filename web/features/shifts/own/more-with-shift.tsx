import { startTransition, Suspense, useState } from 'react';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { MoreButton } from './more-button.tsx';
import type { ActionsProps } from './own-shift-actions.tsx';

const loadMenu = () => import('./shift-menu.tsx');
const ShiftMenu = lazyPart(loadMenu);
const loadEarly = () => void loadMenu().catch(() => {});

/** Menu of a shift, loaded on hover or focus. A press opens it as soon as it is loaded. */
export function MoreWithShift(props: ActionsProps) {
  const [pressed, setPressed] = useState(false);
  // A transition keeps the button and its focus until the menu is loaded.
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
