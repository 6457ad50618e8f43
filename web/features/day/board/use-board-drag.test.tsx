import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Block } from './board-lanes.ts';
import { useBoardDrag } from './use-board-drag.ts';

const block = { from: 9, to: 10 } as Block;

function Board({ onDrop }: { onDrop: () => void }) {
  const drag = useBoardDrag({ first: 7, last: 19, onDrop });
  return (
    <div data-lane="ana">
      <button type="button" onPointerDown={(event) => drag.grab(event, block)}>
        Bella
      </button>
      {drag.shown && <output>Dragged</output>}
    </div>
  );
}

/** Presses a block, moves the pointer and lets go, or has let go unseen. */
function drag(buttons: number) {
  const onDrop = vi.fn<() => void>();
  render(<Board onDrop={onDrop} />);
  const at = { clientX: 40, clientY: 80, pointerType: 'mouse' };
  fireEvent.pointerDown(screen.getByRole('button'), { button: 0, pointerType: 'mouse' });
  fireEvent.pointerMove(window, { ...at, buttons });
  return { onDrop, letGo: () => fireEvent.pointerUp(window, at) };
}

test('a block that is dragged is dropped where the pointer lets go', async () => {
  const { onDrop, letGo } = drag(1);
  expect(screen.getByRole('status').textContent).toBe('Dragged');
  letGo();
  await waitFor(() => expect(onDrop).toHaveBeenCalledOnce());
});

test('a press whose end was not seen drags nothing once the pointer moves without a button', async () => {
  const { onDrop, letGo } = drag(0);
  expect(screen.queryByRole('status')).toBeNull();
  letGo();
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(onDrop).not.toHaveBeenCalled();
});
