/**
 * Gathers what comes in a burst: the first is handled at once, and all that follows within `pause` ms together at its end.
 */
export function gathered<Item>(handle: (items: Item[]) => void, pause: number) {
  let waiting: Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  function pass(): void {
    timer = undefined;
    if (waiting.length === 0) return;
    const items = waiting;
    waiting = [];
    handle(items);
    timer = setTimeout(pass, pause);
  }
  return {
    add(item: Item): void {
      waiting.push(item);
      if (timer === undefined) pass();
    },
    /** Drops what waits. */
    stop(): void {
      clearTimeout(timer);
      timer = undefined;
      waiting = [];
    },
  };
}
