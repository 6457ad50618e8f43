import type { ReactNode } from 'react';
import { useHasStarted } from '#web/lib/use-has-started.ts';
import { useMedia } from '#web/lib/use-media.ts';

const hidden = {
  '40rem': { above: 'min-[40rem]:hidden', below: 'max-[40rem]:hidden' },
  '64rem': { above: 'min-[64rem]:hidden', below: 'max-[64rem]:hidden' },
  '75rem': { above: 'min-[75rem]:hidden', below: 'max-[75rem]:hidden' },
};

type ByWidthProps = { at: keyof typeof hidden; narrow: ReactNode; wide: ReactNode };

/**
 * One of two shapes of the same. The server guesses the screen by the browser, and a desktop's window may be narrow: its markup then has
 * both, so that nothing moves, and the one that is shown stays the same element, so that a press in that moment counts.
 */
export function ByWidth({ at, narrow, wide }: ByWidthProps) {
  // Where no width is known, people are cards, and all else is narrow.
  const isNarrow = useMedia(at === '40rem' ? '(width < 40rem)' : `(width >= ${at})`) === (at === '40rem');
  const isGuess = !useHasStarted() && !isNarrow;
  return (
    <>
      {(isNarrow || isGuess) && <div className={isGuess ? hidden[at].above : undefined}>{narrow}</div>}
      {!isNarrow && <div className={isGuess ? hidden[at].below : undefined}>{wide}</div>}
    </>
  );
}
