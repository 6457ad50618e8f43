import { useRef, useState } from 'react';

/** A row of cards of which a phone shows one at a time: which one it is, and steps to its neighbors. */
export function useCarousel<Row extends HTMLElement>() {
  const row = useRef<Row>(null);
  const [current, setCurrent] = useState(0);
  const goTo = (index: number) => {
    const card = row.current?.children[index];
    if (row.current && card instanceof HTMLElement) row.current.scrollTo({ left: card.offsetLeft });
  };
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {};
    if (clientWidth > 0) setCurrent(Math.round(scrollLeft / clientWidth));
  };
  return { row, current, goTo, onScroll };
}
