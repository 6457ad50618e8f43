/** Sent once the page answers by itself, and noted on the window: `pressAgain` waits for it. */
export const started = 'wagwell-started';

/** In a new task: inside a commit, React does not hydrate the Suspense boundary of a button that is clicked. */
export function announceStart(): void {
  setTimeout(() => {
    Reflect.set(window, started, true);
    window.dispatchEvent(new Event(started));
  });
}

const preload = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;
const start = ' type="module" async=""';
const held = ' type="text/plain"';

/**
 * Holds back the scripts of a page that people mostly read until it is touched: they would delay its pictures
 * and keep a slow phone busy.
 */
export function loadScriptsLater(page: string, nonce: string): string {
  const files = [...page.matchAll(preload)].flatMap(([, file]) => file ?? []);
  const waiting = page.replaceAll(preload, '').replace(start, held);
  // A click loads the scripts before it is held.
  return holdPresses(withScript(waiting, nonce, startOnUse, files), nonce);
}

/** Holds what is pressed and typed on a page until its scripts have started; links work anyway. */
export const holdPresses = (page: string, nonce: string): string =>
  withScript(page, nonce, pressAgain, started);

/** Adds a function to the end of a page, called with a value. */
const withScript = <Value>(page: string, nonce: string, run: (value: Value) => void, value: Value): string =>
  page.replace(
    '</body>',
    () => `<script nonce="${nonce}">(${run.toString()})(${JSON.stringify(value)})</script></body>`,
  );

/**
 * Runs in the page as its text, so it refers to nothing outside. What was typed is typed again, and the last button that was pressed is
 * pressed again.
 */
export function pressAgain(ready: string): void {
  const own = document.currentScript as HTMLScriptElement;
  // React expects the page as it rendered it.
  own.remove();
  // Scripts that the browser has kept may start first.
  if (Reflect.get(window, ready)) return;
  let down: HTMLElement | null = null;
  let pressed: HTMLElement | null = null;
  const hold = (event: Event) => {
    const button = (event.target as Element).closest('button');
    const isDown = event.type === 'pointerdown';
    if (isDown) pressed = null;
    down = isDown ? button : null;
    if (!button) return;
    event.stopImmediatePropagation();
    if (!isDown) pressed = button;
  };
  const lift = () => {
    down = null;
  };
  type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  const typed = new Map<Field, string>();
  const note = ({ target }: Event) => void typed.set(target as Field, (target as Field).value);
  const typeAgain = (field: Field, text: string) => {
    // An event makes React hydrate a Suspense boundary that it has not hydrated yet.
    field.dispatchEvent(new Event('input', { bubbles: true }));
    // React fires onChange only if the value differs from the one last set on the element itself.
    field.value = '';
    Reflect.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as Field, 'value')?.set?.call(field, text);
    for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
  };
  const held = { pointerdown: hold, pointerup: lift, pointercancel: lift, click: hold, input: note };
  for (const [kind, listener] of Object.entries(held)) window.addEventListener(kind, listener, true);
  window.addEventListener(
    ready,
    () => {
      for (const [kind, listener] of Object.entries(held)) window.removeEventListener(kind, listener, true);
      for (const [field, text] of typed) typeAgain(field, text);
      // Menus open as a pointer goes down, and close if it does so twice. The click of a pointer that is still down follows by itself.
      (pressed ?? down)?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, cancelable: true }));
      pressed?.click();
    },
    { once: true },
  );
}

/** Runs in the page as its text, so it refers to nothing outside. Loads the scripts at the first use of the page. */
export function startOnUse(files: string[]): void {
  // Assistive technology clicks without a pointer or a key.
  const uses = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'click'];
  const own = document.currentScript as HTMLScriptElement;
  const waiting = document.querySelector('body > script[type="text/plain"]');

  const load = (event: Event) => {
    const { movementX, movementY } = event as PointerEvent;
    // Browsers fire pointermove for a mouse that does not move when a page appears under it.
    if (event.type === 'pointermove' && movementX === 0 && movementY === 0) return;
    for (const use of uses) window.removeEventListener(use, load, true);
    for (const href of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    const script = document.createElement('script');
    Object.assign(script, { type: 'module', nonce: own.nonce, textContent: waiting?.textContent });
    document.head.append(script);
    script.remove();
  };

  for (const use of uses) window.addEventListener(use, load, { capture: true, passive: true });
  // React expects the page as it rendered it.
  own.remove();
}
