import { useEffect, useState } from 'react';

/** Whether there was a touch or key press since the page was loaded. */
export function useTouched(): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const noteTouch = () => {
      listening.abort();
      setTouched(true);
    };
    const options = { signal: listening.signal, capture: true, passive: true };
    window.addEventListener('pointerdown', noteTouch, options);
    window.addEventListener('keydown', noteTouch, options);
    return () => listening.abort();
  }, []);
  return touched;
}
