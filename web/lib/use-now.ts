import { useEffect, useState } from 'react';
import { startTime } from './first-view/first-moment.ts';

/** The current time, updated once a minute. */
export function useNow(): Date {
  const [now, setNow] = useState(startTime);
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
