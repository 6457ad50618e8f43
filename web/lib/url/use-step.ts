import { useEffect, useRef } from 'react';

/**
 * Moves what the address shows by steps. A tap that comes before the last one is drawn goes on from where that one led.
 */
export function useStep<Value>(
  shown: Value,
  show: (next: Value) => void,
): (next: (from: Value) => Value) => void {
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);
  return (next) => {
    latest.current = next(latest.current);
    show(latest.current);
  };
}
