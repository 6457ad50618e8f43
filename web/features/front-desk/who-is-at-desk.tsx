import { useState } from 'react';
import type { FrontDesk } from '#contract/identity/identity.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

/** Who is at the desk, while it is known; asked for once it is not. */
export function usePersonAtDesk({ person }: FrontDesk) {
  const now = useNow();
  const [wants, setWants] = useState(false);
  const known = person && Date.parse(person.until) > now.getTime() ? person : null;
  return {
    person: known,
    asks: wants || !known,
    ask: () => setWants(true),
    close: () => setWants(false),
  };
}

type WhoIsAtDeskProps = {
  desk: FrontDesk;
  mustChoose: boolean;
  onChosen: () => Promise<unknown>;
  onDone: () => void;
};

/** Asks who is at the desk: what is done there stands under their name. */
export function WhoIsAtDesk({ desk, mustChoose, onChosen, onDone }: WhoIsAtDeskProps) {
  const choose = useAction('PUT /api/front-desk/person', { failed: 'Your name was not taken' });
  const take = async (staffId: string) => {
    if (!(await choose.run({ body: { staffId } }))) return;
    await onChosen();
    onDone();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !mustChoose && onDone()}
      canClose={!mustChoose}
      title="Who is at the desk?"
      description={
        desk.people.length === 0
          ? 'The owner adds people in Settings, under Staff and hours. Then choose your name here.'
          : 'What you do stands under your name. You are asked again after ten minutes.'
      }
    >
      <ul className="grid gap-2 sm:grid-cols-2">
        {desk.people.map(({ id, name }) => (
          <li key={id}>
            <Button big wide disabled={choose.busy} onClick={() => void take(id)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
