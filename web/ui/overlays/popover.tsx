import { clsx } from 'clsx';
import * as Radix from 'radix-ui/popover';
import type { ComponentProps, ReactElement } from 'react';

import { useOverlayContainer } from './use-overlay-container.ts';

type PopoverProps = ComponentProps<typeof Radix.Content> & {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Accessible name of the popover. */
  label: string;
  /** If omitted, the popover manages its own state. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/** A small surface attached to a button. */
export function Popover({ trigger, label, open, onOpenChange, className, ...rest }: PopoverProps) {
  const [home, findHome] = useOverlayContainer(open);
  return (
    <Radix.Root
      open={open}
      onOpenChange={(next) => {
        findHome(next);
        onOpenChange?.(next);
      }}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={home}>
        <Radix.Content
          aria-label={label}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          className={clsx('popover p-4', className)}
          {...rest}
        />
      </Radix.Portal>
    </Radix.Root>
  );
}
