import { clsx } from 'clsx';
import { Drawing } from '../drawing.tsx';
import type { DrawingProps } from '../drawing.tsx';
import '../css/biscuit.css';

export type Mood = 'wave' | 'point' | 'bounce' | 'celebrate';

type BiscuitDrawingProps = DrawingProps & { mood: Mood; svg: string };

/** Biscuit in one mood, moving; the start page brings the one drawing that it shows. */
export function BiscuitDrawing({ mood, svg, className, ...rest }: BiscuitDrawingProps) {
  return <Drawing svg={svg} className={clsx('biscuit', `biscuit-${mood}`, className)} {...rest} />;
}
