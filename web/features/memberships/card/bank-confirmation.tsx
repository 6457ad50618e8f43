import { Note } from '#web/ui/note.tsx';

/**
 * Note inside a payment dialog that already shows the card: the bank requires a confirmation before any
 * charge.
 */
export function BankConfirmation() {
  return (
    <Note tone="warn" role="alert" icon="lock">
      <b>Your bank asks you to confirm.</b> Nothing has been charged yet.
    </Note>
  );
}
