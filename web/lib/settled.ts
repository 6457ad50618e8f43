import { useEffect, useState } from 'react';

/** The value once it has stayed the same for `wait` ms, so that a search does not run at every key. */
export function useSettled<Value>(value: Value, wait = 250): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return settled;
}
