import { act, render } from '@testing-library/react';
import { createElement } from 'react';
import type { ChangeEvent } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  announceStart,
  holdPresses,
  loadScriptsLater,
  pressAgain,
  startOnUse,
  started,
} from './later-scripts.ts';

const page =
  '<html><head><link rel="modulepreload" fetchpriority="low" href="/assets/react-1.js" nonce="n"/>' +
  '<link rel="stylesheet" href="/assets/a.css"/></head><body><button>Menu</button>' +
  '<script nonce="n" type="module" async="">import "/assets/entry-1.js";</script></body></html>';

test('a page loads no script by itself, and its pictures and styles as before', () => {
  const later = loadScriptsLater(page, 'n');
  expect(later).not.toContain('modulepreload" fetch');
  expect(later).not.toContain('type="module" async');
  expect(later).toContain('<link rel="stylesheet" href="/assets/a.css"/>');
  expect(later).toContain('<script nonce="n" type="text/plain">import "/assets/entry-1.js";</script>');
  expect(later).toMatch(
    /<script nonce="n">\(function startOnUse.+\/assets\/react-1\.js.+<\/script><\/body>/s,
  );
});

const files = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));

beforeEach(() => {
  document.body.innerHTML =
    '<button>Menu</button><a href="#there">There</a><script type="text/plain">import "/entry.js";</script>';
  const own = document.createElement('script');
  document.body.append(own);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(own);
  startOnUse(['/assets/react-1.js']);
  document.body.append(own);
  pressAgain(started);
});
afterEach(() => {
  window.dispatchEvent(new Event('keydown'));
  window.dispatchEvent(new Event(started));
  document.head.innerHTML = '';
});

test.each(['pointerdown', 'pointermove', 'wheel', 'keydown', 'click'])(
  'the scripts load at a %s, once',
  (use) => {
    window.dispatchEvent(new Event('load'));
    expect(files()).toEqual([]);
    for (let times = 0; times < 2; times++) document.body.dispatchEvent(new Event(use, { bubbles: true }));
    expect(files()).toEqual(['/assets/react-1.js']);
  },
);

const pointer = (movementX: number) =>
  Object.assign(new Event('pointermove', { bubbles: true }), { movementX, movementY: 0 });

test('a mouse that rests where the page appears does not use it', () => {
  document.body.dispatchEvent(pointer(0));
  expect(files()).toEqual([]);
  document.body.dispatchEvent(pointer(3));
  expect(files()).toEqual(['/assets/react-1.js']);
});

test('a button that is pressed early is pressed again once it answers, and a link works at once', () => {
  const [button, link] = [document.querySelector('button'), document.querySelector('a')];
  const answer = vi.fn();
  button?.addEventListener('click', answer);
  button?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(files()).toEqual(['/assets/react-1.js']);
  button?.click();
  button?.click();
  expect(answer).not.toHaveBeenCalled();
  window.dispatchEvent(new Event(started));
  expect(answer).toHaveBeenCalledTimes(1);
  button?.click();
  expect(answer).toHaveBeenCalledTimes(2);
  const follow = vi.fn((event: Event) => event.preventDefault());
  link?.addEventListener('click', follow);
  onTestFinished(() => link?.removeEventListener('click', follow));
  link?.click();
  expect(follow).toHaveBeenCalledOnce();
});

test('a page whose scripts load at once holds a press until they have started', () => {
  expect(holdPresses(page, 'n')).toMatch(
    /type="module" async="">.+<script nonce="n">\(function pressAgain.+<\/body>/s,
  );
  window.dispatchEvent(new Event(started));
  document.body.innerHTML = '<button>9:00 AM</button><script></script>';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(document.querySelector('script'));
  const button = document.querySelector('button')!;
  const press = vi.fn<() => void>();
  button.addEventListener('click', press);
  pressAgain(started);
  button.click();
  expect(press).not.toHaveBeenCalled();
  window.dispatchEvent(new Event(started));
  expect(press).toHaveBeenCalledOnce();
});

test('what is typed early reaches React once it has started', () => {
  window.dispatchEvent(new Event(started));
  document.body.innerHTML = '<div><input value="" /></div><script></script>';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(document.querySelector('script'));
  pressAgain(started);
  const field = document.querySelector('input')!;
  field.value = 'Whitehorze';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const changed = vi.fn<(value: string) => void>();
  const tree = createElement('input', {
    defaultValue: '',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => changed(target.value),
  });
  render(tree, { container: document.querySelector('div')!, hydrate: true });
  act(() => void window.dispatchEvent(new Event(started)));
  expect(changed).toHaveBeenCalledExactlyOnceWith('Whitehorze');
  expect(field.value).toBe('Whitehorze');
});

test('a page whose scripts have started already holds nothing', async () => {
  announceStart();
  await vi.waitFor(() => expect(Reflect.get(window, started)).toBe(true));
  onTestFinished(() => void Reflect.deleteProperty(window, started));
  const button = document.querySelector('button')!;
  const press = vi.fn<() => void>();
  button.addEventListener('click', press);
  pressAgain(started);
  button.click();
  expect(press).toHaveBeenCalledOnce();
});
