import { clsx } from 'clsx';
import * as Radix from 'radix-ui/dialog';
import { useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';

import { Icon } from '../icon.tsx';
import { GhostClickGuard, tapOf } from './ghost-click-guard.tsx';
import type { Tap } from './ghost-click-guard.tsx';
import { useCountedDialog } from './open-dialogs.ts';
import { useReturnFocus } from './use-return-focus.ts';

export type DialogProps = Omit<ComponentProps<typeof Radix.Content>, 'title'> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Announced with the title when the dialog opens. */
  description?: ReactNode;
  /** The row of buttons, the primary last. */
  actions?: ReactNode;
  /**
   * `large` is 820 px wide, `wide` 940; `side` (see Sheet) is at the right edge. They are bottom sheets on a phone. `full`
   * fills the window everywhere.
   */
  shape?: 'plain' | 'large' | 'wide' | 'side' | 'full';
  /** False where an answer is needed first: it has no button to close it. */
  canClose?: boolean;
  /** True for one that opens by itself: it is closed while another is open. */
  yields?: boolean;
};

/**
 * A centered dialog from 900 px, a bottom sheet on a phone; traps the focus, which starts on the dialog
 * itself or on `data-autofocus`, and returns it. After something was typed, a tap outside no longer closes
 * it.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  actions,
  shape = 'plain',
  canClose = true,
  yields = false,
  className,
  children,
  ...rest
}: DialogProps) {
  const focus = useReturnFocus();
  useCountedDialog(open && !yields);
  const typed = useRef(false);
  const lastTap = useRef<Tap>(undefined);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="scrim" />
        <Radix.Content
          className={clsx('dialog', shape !== 'plain' && `dialog-${shape}`, className)}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onInput={() => {
            typed.current = true;
          }}
          onPointerUpCapture={(event) => {
            lastTap.current = tapOf(event);
          }}
          onInteractOutside={(event) => typed.current && shape !== 'side' && event.preventDefault()}
          onOpenAutoFocus={(event) => {
            typed.current = false;
            focus.remember();
            focusInside(event);
          }}
          onCloseAutoFocus={focus.restore}
          {...rest}
        >
          <GhostClickGuard last={lastTap} />
          <span className="dialog-grip" aria-hidden="true" />
          <div className="dialog-head">
            <div>
              <Radix.Title>{title}</Radix.Title>
              {description && (
                <Radix.Description asChild>
                  <div className="text-ink-2">{description}</div>
                </Radix.Description>
              )}
            </div>
            {canClose && (
              <Radix.Close className="icon-btn" aria-label="Close">
                <Icon name="x" size="l" />
              </Radix.Close>
            )}
          </div>
          {children}
          {actions && <div className="actions">{actions}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function focusInside(event: Event) {
  event.preventDefault();
  const dialog = event.currentTarget;
  if (dialog instanceof HTMLElement)
    (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog).focus();
}

/** A dialog at the right edge from 900 px, for filters or details next to a list. */
export function Sheet(props: Omit<DialogProps, 'shape'>) {
  return <Dialog {...props} shape="side" />;
}

/** A row of dialog buttons, for forms whose submit button must be inside the form. */
export function Actions({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={clsx('actions', className)} {...rest} />;
}

/** The foot of a form in a dialog, which stays in view: a line and the row of buttons. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return (
    <div className="sticky -bottom-5 z-1 -mx-1 grid gap-2 border-t border-line bg-raised px-1 py-3 lg:-bottom-6 lg:flex lg:items-center lg:justify-between lg:gap-6">
      {children}
    </div>
  );
}
