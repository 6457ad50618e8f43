import { clsx } from 'clsx';
import * as Radix from 'radix-ui/toast';
import { useStore } from '#web/lib/create-store.ts';

import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { dismissToast, TOAST_DURATION, toasts, type ToastEntry } from '#web/lib/toast-store.ts';

const none: readonly ToastEntry[] = [];

/**
 * Renders the toasts; mounted once, at the root. F8 focuses them, and a swipe of 50 px to the right dismisses
 * one.
 */
export function Toaster() {
  const shown = useStore(toasts, none);
  return (
    <Radix.Provider duration={TOAST_DURATION} swipeDirection="right" swipeThreshold={50}>
      {shown.map(({ id, title, description, variant = 'default', action, duration, open }) => (
        <Radix.Root
          key={id}
          open={open}
          onOpenChange={(stays) => !stays && dismissToast(id)}
          duration={duration}
          type={variant === 'destructive' ? 'foreground' : 'background'}
          className={clsx('toast', variant === 'destructive' && 'toast-destructive')}
        >
          <Icon name={variant === 'destructive' ? 'info' : 'check'} className="size-6" />
          <div className="flex min-w-0 flex-wrap items-start justify-between gap-x-3 gap-y-1">
            <div className="min-w-0 flex-[1_1_13rem]">
              <Radix.Title className="font-strong">{title}</Radix.Title>
              {description && <Radix.Description>{description}</Radix.Description>}
            </div>
            {action && (
              <Radix.Action asChild altText={action.label} onClick={action.onSelect}>
                <Button variant="quiet" className="px-0!">
                  {action.label}
                </Button>
              </Radix.Action>
            )}
          </div>
          <Radix.Close aria-label="Dismiss" className="icon-btn">
            <Icon name="x" size="s" />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport className="toasts" hotkey={['F8']} label="Notices ({hotkey})" />
    </Radix.Provider>
  );
}
