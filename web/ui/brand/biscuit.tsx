import bounce from './biscuit/bounce.svg?raw';
import celebrate from './biscuit/celebrate.svg?raw';
import point from './biscuit/point.svg?raw';
import wave from './biscuit/wave.svg?raw';
import { BiscuitDrawing } from './biscuit-drawing.tsx';
import type { Mood } from './biscuit-drawing.tsx';
import type { DrawingProps } from '../drawing.tsx';

const moods: Record<Mood, string> = { wave, point, bounce, celebrate };

/** Our dog with his brush. He greets, points, hops and cheers; one to a view, never in a failure or a consent. */
export function Biscuit({ mood, ...rest }: DrawingProps & { mood: Mood }) {
  return <BiscuitDrawing mood={mood} svg={moods[mood]} {...rest} />;
}
