import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { subscribeToEvents, useIsLive } from './event-stream.ts';
import { noteFirstPosition } from './stream-position.ts';

/** A fake EventSource that the test sends events through. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Stream[] = [];
  readyState = 0;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = decodeURIComponent(url);
    Stream.opened.push(this);
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
  say(event: string, data = '', lastEventId = '') {
    if (this.readyState === Stream.CLOSED) return;
    act(() => void this.dispatchEvent(new MessageEvent(event, { data, lastEventId })));
  }
  fail(state: number) {
    this.readyState = state;
    act(() => void this.dispatchEvent(new Event('error')));
  }
}

const latest = () => Stream.opened.at(-1) ?? new Stream('');
const later = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));
function look(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

const seen: string[] = [];
const refused = vi.fn<() => void>();
let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Stream);
  Stream.opened = [];
  seen.length = 0;
  refused.mockClear();
  stop = subscribeToEvents((event, lists) => seen.push([event, ...lists].join(' ')), refused);
});
afterEach(() => {
  act(() => stop());
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('events arrive with the lists that they name; unknown lists are left out', () => {
  const { result } = renderHook(() => useIsLive());
  expect(result.current).toBe(false);
  latest().say('open');
  expect(result.current).toBe(true);
  latest().say('missed');
  latest().say('changed', 'applications someday shifts');
  latest().say('heartbeat', 'shifts');
  expect(seen).toEqual(['missed', 'changed applications someday shifts', 'heartbeat shifts']);
});

test('a new connection goes on where the last one ended, but not after half an hour', () => {
  expect(latest().url).toBe('/api/events');
  latest().say('open');
  latest().say('changed', 'shifts', '5:9:5,7');
  later(71);
  expect(latest().url).toBe('/api/events?since=5:9:5,7');
  look('hidden');
  later(31 * 60);
  look('visible');
  expect(latest().url).toBe('/api/events');
});

test('the first connection begins where the first reply was read; the next account begins anew', () => {
  stop();
  noteFirstPosition('3:3:');
  noteFirstPosition('4:4:');
  stop = subscribeToEvents(() => {}, refused);
  expect(latest().url).toBe('/api/events?since=3:3:');
  stop();
  stop = subscribeToEvents(() => {}, refused);
  expect(latest().url).toBe('/api/events');
});

test('reconnects after silence, but not while heartbeats arrive', () => {
  latest().say('open');
  later(60);
  latest().say('heartbeat');
  later(60);
  expect(Stream.opened).toHaveLength(1);
  later(11);
  expect(Stream.opened).toHaveLength(2);
});

test('reconnects as soon as the network is back', () => {
  latest().say('open');
  globalThis.dispatchEvent(new Event('online'));
  expect(Stream.opened).toHaveLength(2);
  expect(Stream.opened[0]?.readyState).toBe(Stream.CLOSED);
});

test('a lost connection is opened again within seconds, a refused one later', () => {
  const { result } = renderHook(() => useIsLive());
  latest().say('open');
  latest().fail(0);
  expect(result.current).toBe(false);
  expect(refused).not.toHaveBeenCalled();
  later(5);
  expect(Stream.opened).toHaveLength(2);
  latest().fail(Stream.CLOSED);
  expect(refused).toHaveBeenCalledOnce();
  later(29);
  expect(Stream.opened).toHaveLength(2);
  later(1);
  expect(Stream.opened).toHaveLength(3);
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
});

test('opens no connection after it was stopped', () => {
  stop();
  look('hidden');
  look('visible');
  later(300);
  expect(Stream.opened).toHaveLength(1);
  expect(latest().readyState).toBe(Stream.CLOSED);
});
