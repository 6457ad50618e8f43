import { useEffect, useState } from 'react';

/** Fingers tremble, and a list that is drawn late moves the page: less than this is no turn, in px. */
const turnAfter = 48;

/** True while somebody scrolls down the page and at its end; false at its top and as soon as they turn back. */
export function useReadingOn(): boolean {
  const [readsOn, setReadsOn] = useState(false);
  useEffect(() => {
    let turn = window.scrollY;
    const scrolled = () => {
      const at = Math.max(0, window.scrollY);
      const left = document.documentElement.scrollHeight - window.innerHeight - at;
      if (at < turnAfter) setReadsOn(false);
      else if (left < turnAfter) setReadsOn(true);
      else if (Math.abs(at - turn) < turnAfter) return;
      else setReadsOn(at > turn);
      turn = at;
    };
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => window.removeEventListener('scroll', scrolled);
  }, []);
  return readsOn;
}
