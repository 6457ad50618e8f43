import type { ComponentProps, ReactNode } from 'react';
import { monthDayYear } from '#web/lib/dates.ts';
import { ConfirmButton } from '#web/ui/overlays/confirm-button.tsx';

type LinkRowProps = {
  link: { createdAt: string; expiresAt: string };
  /** What else is known of it. */
  children?: ReactNode;
  onEnd: ComponentProps<typeof ConfirmButton>['onConfirm'];
};

/** A secret link that works now, with a button that ends it. */
export function LinkRow({ link, children, onEnd }: LinkRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2 tabular-nums">
      <span className="min-w-0">
        Made {monthDayYear(link.createdAt)}, works until {monthDayYear(link.expiresAt)}
        {children}
      </span>
      <ConfirmButton
        variant="quiet"
        dialog={{
          title: 'End this link?',
          description: 'Whoever has it sees nothing from now on.',
          confirm: 'End it',
          cancel: 'Keep it',
        }}
        onConfirm={onEnd}
      >
        End
      </ConfirmButton>
    </li>
  );
}
