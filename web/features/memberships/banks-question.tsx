import { Note } from '#web/ui/note.tsx';

/** Inside a dialog that already asks for the card: the bank wants a yes before anything happens. */
export function BanksQuestion() {
  return (
    <Note tone="warn" role="alert" icon="lock">
      <b>Your bank asks you to confirm.</b> Nothing has been charged yet.
    </Note>
  );
}
