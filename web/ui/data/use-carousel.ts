import { useRef, useState } from 'react';

/**
 * State of a card row that shows one card at a time on a phone: the current index, and steps to its
 * neighbors.
 */
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
