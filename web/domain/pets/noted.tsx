import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';

/** About as many characters as fit into two lines of a phone. */
const shortEnough = 80;

/** Lines of a sheet that only say a size or weight, which the record has. */
const sizeOnly = /^(?:size|weight|wt|lbs?)(?:\s*[/&]\s*(?:size|weight|wt|lbs?))?:.{0,12}$/i;

/** What is worth reading in a note about a pet, as one text; empty if nothing is. */
export const worthReading = (note: string | null): string =>
  (note ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !sizeOnly.test(line.trim()))
    .join('\n');

/** A note of the provider on two lines, and whole after a tap. */
export function Noted({ text, about }: { text: string; about: string }) {
  const [open, setOpen] = useState(false);
  const isLong = text.length > shortEnough || text.split('\n').length > 2;
  if (text === '') return null;
  return (
    <div>
      <p
        className={
          open ? 'whitespace-pre-line wrap-anywhere' : 'line-clamp-2 whitespace-pre-line wrap-anywhere'
        }
      >
        {text}
      </p>
      {isLong && !open && (
        <Button variant="quiet" aria-label={`More about ${about}`} onClick={() => setOpen(true)}>
          More
        </Button>
      )}
    </div>
  );
}
