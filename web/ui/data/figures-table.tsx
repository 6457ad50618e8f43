import type { ReactNode } from 'react';

/** A table of figures, which scrolls sideways where text is large or the screen narrow, also by keyboard. */
export function FiguresTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it could not be scrolled by keyboard
    <div role="group" aria-label={label} tabIndex={0} className="overflow-x-auto">
      <table className="figures-table">{children}</table>
    </div>
  );
}
