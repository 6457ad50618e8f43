import { useEffect, useState } from 'react';

/** Debounces a value by `wait` ms, so that a search does not run on every key. */
export function useDebouncedValue<Value>(value: Value, wait = 250): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return settled;
}
