import { Icon } from '#web/ui/icon.tsx';

/** What most visits of a list have: it costs no badge there. */
export const isUsual = (words: string): boolean => words === 'Confirmed' || words === 'Not confirmed';

/** A check mark where the client confirmed; screen readers get the words either way. `words` is the label of `visitState`. */
export function ConfirmedMark({ words }: { words: string }) {
  if (!isUsual(words)) return null;
  return (
    <>
      {words === 'Confirmed' && <Icon name="check" size="s" className="ml-1 inline text-good" />}
      <span className="sr-only"> {words} </span>
    </>
  );
}
