import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { subscribeToEvents, useIsLive } from './event-stream.ts';

/** A fake EventSource that the test sends events through. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Stream[] = [];
  readyState = 0;
  constructor() {
    super();
    Stream.opened.push(this);
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
  say(event: string, data = '') {
    if (this.readyState === Stream.CLOSED) return;
    act(() => void this.dispatchEvent(new MessageEvent(event, { data })));
  }
  fail(state: number) {
    this.readyState = state;
    act(() => void this.dispatchEvent(new Event('error')));
  }
}

const latest = () => Stream.opened.at(-1) ?? new Stream();
const later = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));
function look(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

const heard: string[] = [];
const refused = vi.fn<() => void>();
let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Stream);
  Stream.opened = [];
  heard.length = 0;
  refused.mockClear();
  stop = subscribeToEvents((event, other) => heard.push(`${event} ${other}`.trim()), refused);
});
afterEach(() => {
  act(() => stop());
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('every new connection reports missed events first; later events arrive as they happen', () => {
  const { result } = renderHook(() => useIsLive());
  expect(result.current).toBe(false);
  latest().say('open');
  expect(result.current).toBe(true);
  latest().say('message', 'renee');
  latest().say('read', 'renee');
  expect(heard).toEqual(['missed', 'message renee', 'read renee']);
});

test('reconnects after silence, but not while heartbeats arrive', () => {
  latest().say('open');
  later(40);
  latest().say('heartbeat');
  later(40);
  expect(Stream.opened).toHaveLength(1);
  later(11);
  expect(Stream.opened).toHaveLength(2);
});

test('lists poll while the browser reconnects; a refused connection is retried later', () => {
  const { result } = renderHook(() => useIsLive());
  latest().say('open');
  latest().fail(0);
  expect(result.current).toBe(false);
  expect(refused).not.toHaveBeenCalled();
  latest().fail(Stream.CLOSED);
  expect(refused).toHaveBeenCalledOnce();
  later(31);
  expect(Stream.opened).toHaveLength(2);
});

test('a hidden tab disconnects after a minute and reconnects when it is visible again', () => {
  latest().say('open');
  look('hidden');
  later(30);
  look('visible');
  latest().say('heartbeat');
  look('hidden');
  for (let n = 0; n < 3; n++) {
    later(20);
    latest().say('heartbeat');
  }
  expect(latest().readyState).toBe(Stream.CLOSED);
  later(120);
  expect(Stream.opened).toHaveLength(1);
  look('visible');
  expect(Stream.opened).toHaveLength(2);
  latest().say('open');
  expect(heard).toEqual(['missed', 'missed']);
});

test('opens no connection after it was stopped', () => {
  stop();
  look('hidden');
  look('visible');
  later(300);
  expect(Stream.opened).toHaveLength(1);
  expect(latest().readyState).toBe(Stream.CLOSED);
});
