import type { ReactNode } from 'react';
import { ByWidth } from '#web/ui/widths/by-width.tsx';

type RowOrCardProps = { row: ReactNode; card: ReactNode };

/** A person as a row on a phone, else as a card. */
export const RowOrCard = ({ row, card }: RowOrCardProps) => <ByWidth at="40rem" narrow={row} wide={card} />;
