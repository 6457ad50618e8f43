import type { ReactNode } from 'react';
import { Coat } from '#web/ui/coat.tsx';
import type { CoatKind } from '#web/ui/coat.tsx';
import { Figure } from '#web/ui/figure.tsx';

type PetRowProps = { coat: CoatKind; portrait: ReactNode; title: string; facts: string; budget: string };

/** A request as one line: who, what, and what it pays. */
export function PetRow({ coat, portrait, title, facts, budget }: PetRowProps) {
  return (
    <div className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3.5 rounded-s bg-card px-4 py-3.5 shadow">
      <Coat kind={coat} className="size-16 rounded-s">
        {portrait}
      </Coat>
      <p className="leading-[1.35]">
        <b className="block">{title}</b>
        <span className="text-s text-ink-2">{facts}</span>
      </p>
      <Figure className="text-[1.375rem]">{budget}</Figure>
    </div>
  );
}
