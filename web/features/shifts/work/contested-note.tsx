import { Note } from '#web/ui/note.tsx';

/** Says what a contested no-show means for now. */
export function ContestedNote({ other }: { other: string }) {
  return (
    <Note>
      <span className="wrap-anywhere">
        You and {other} do not agree on a no-show. It counts for neither of you and pays nothing until you
        agree or an admin has decided.
      </span>
    </Note>
  );
}
