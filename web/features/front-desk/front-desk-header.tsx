import { NavLink } from 'react-router';
import type { FrontDesk } from '#contract/identity/identity.ts';
import { href } from '#contract/pages.ts';
import { Logo } from '#web/ui/brand/logo.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmButton } from '#web/ui/overlays/confirm-button.tsx';
import { WhoIsAtDesk, usePersonAtDesk } from './who-is-at-desk.tsx';

const links = [
  { to: href('day'), label: 'Day' },
  { to: href('clients'), label: 'Clients' },
];

type FrontDeskHeaderProps = {
  desk: FrontDesk;
  /** Reads the session again. */
  onChosen: () => Promise<unknown>;
  onLeave: () => Promise<unknown>;
};

/** The head of a front desk: the day and the clients, who is there, and how it is left. */
export function FrontDeskHeader({ desk, onChosen, onLeave }: FrontDeskHeaderProps) {
  const { person, ask, asks, close } = usePersonAtDesk(desk);
  return (
    <header data-shell className="border-b border-line print:hidden">
      <div className="wrap flex min-h-15 flex-wrap items-center gap-x-3 gap-y-1 py-1">
        <Logo />
        <nav aria-label="Main" className="mr-auto flex gap-0.5">
          {links.map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              className="inline-flex min-h-11 items-center rounded-s px-2.5 font-medium hover:bg-sunk aria-[current=page]:font-bold"
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <p className="text-s text-ink-2">
          Front desk · <b className="font-strong">{desk.businessName}</b>
        </p>
        <Button onClick={ask}>{person ? person.name : 'Who is here?'}</Button>
        <ConfirmButton
          variant="quiet"
          dialog={{
            title: 'Leave the front desk?',
            description: 'This device is signed out. To pair it again, the owner makes a new code.',
            confirm: 'Leave',
          }}
          onConfirm={onLeave}
        >
          Leave
        </ConfirmButton>
      </div>
      {asks && <WhoIsAtDesk desk={desk} mustChoose={!person} onChosen={onChosen} onDone={close} />}
    </header>
  );
}
