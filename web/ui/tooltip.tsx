import * as Radix from 'radix-ui/tooltip';
import type { ReactElement, ReactNode } from 'react';

import { useOverlayHome } from './use-overlay-home.ts';

/** Once around the app: the first tooltip waits 700 ms, the next within 300 ms come at once. */
export function Tooltips({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

type TooltipProps = {
  /** A few words more; never the only place where something stands. */
  text: ReactNode;
  /** A button or link. */
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left';
};

export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  const [home, findHome] = useOverlayHome();
  return (
    <Radix.Root onOpenChange={findHome}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal container={home}>
        <Radix.Content side={side} sideOffset={6} collisionPadding={8} className="tooltip">
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
