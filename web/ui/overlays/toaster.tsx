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
          <div>
            <Radix.Title className="font-strong">{title}</Radix.Title>
            {description && <Radix.Description>{description}</Radix.Description>}
          </div>
          <div className="flex items-center gap-1">
            {action && (
              <Radix.Action asChild altText={action.label} onClick={action.onSelect}>
                <Button variant="quiet">{action.label}</Button>
              </Radix.Action>
            )}
            <Radix.Close aria-label="Dismiss" className="icon-btn">
              <Icon name="x" size="s" />
            </Radix.Close>
          </div>
        </Radix.Root>
      ))}
      <Radix.Viewport className="toasts" hotkey={['F8']} label="Notices ({hotkey})" />
    </Radix.Provider>
  );
}
