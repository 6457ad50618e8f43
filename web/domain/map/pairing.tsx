/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- pointing at an item only highlights its pin. */
import { createContext, useContext, useMemo, useState } from 'react';
import type { ReactNode } from 'react';

type Pairing = {
  /** The item whose card the map shows. */
  chosen: string | undefined;
  /** The item that is pointed at or has the focus, in the list or on the map. */
  raised: string | undefined;
  choose: (id: string | undefined) => void;
  raise: (id: string | undefined) => void;
};

const none: Pairing = { chosen: undefined, raised: undefined, choose: () => {}, raise: () => {} };
const PairingContext = createContext(none);
export const usePairing = (): Pairing => useContext(PairingContext);

/** Pairs the items of a list with the pins of the map next to it. */
export function PairingProvider({ children }: { children: ReactNode }) {
  const [chosen, choose] = useState<string>();
  const [raised, raise] = useState<string>();
  const pairing = useMemo(() => ({ chosen, raised, choose, raise }), [chosen, raised]);
  return <PairingContext value={pairing}>{children}</PairingContext>;
}

/** An item of a list; next to a map, pointing at it raises its pin, and the chosen one has an edge in the accent color. */
export function PairedItem({ id, children }: { id: string; children: ReactNode }) {
  const { chosen, raised, raise } = usePairing();
  return (
    <li
      className="min-w-0"
      data-chosen={chosen === id || raised === id || undefined}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && raise(id)}
      onPointerLeave={() => raise(undefined)}
      onFocus={() => raise(id)}
      onBlur={() => raise(undefined)}
    >
      {children}
    </li>
  );
}
