import { clsx } from 'clsx';
import { Drawing } from '../drawing.tsx';
import type { DrawingProps } from '../drawing.tsx';
import bounce from './biscuit/bounce.svg?raw';
import celebrate from './biscuit/celebrate.svg?raw';
import point from './biscuit/point.svg?raw';
import wave from './biscuit/wave.svg?raw';
import '../css/biscuit.css';

const moods = { wave, point, bounce, celebrate };

export type Mood = keyof typeof moods;

/** Our dog with his brush. He greets, points, hops and cheers; one to a view, never in a failure or a consent. */
export function Biscuit({ mood, className, ...rest }: DrawingProps & { mood: Mood }) {
  return <Drawing svg={moods[mood]} className={clsx('biscuit', `biscuit-${mood}`, className)} {...rest} />;
}
