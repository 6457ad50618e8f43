/* oxlint-disable unicorn/consistent-function-scoping -- a browser gets each function without what is around it */
import type { Page } from '@playwright/test';

/**
 * Finds elements wider than the screen and buttons with overflowing text; elements that scroll are ignored.
 */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const cut = [...document.querySelectorAll('button:not([data-help]), .btn, nav a')]
      .filter((button) => button.checkVisibility())
      .filter((button) => {
        const { left, right } = button.getBoundingClientRect();
        const isOff = (left < -1 || right > clientWidth + 1) && !scrolls(button.parentElement);
        return isOff || button.scrollWidth > button.clientWidth + 1;
      });
    return [
      ...(scrollWidth > clientWidth ? [`the page by ${scrollWidth - clientWidth} px`] : []),
      ...cut.map((button) => `button ${button.textContent}`),
    ];
  });

/** Sets the spacing that readers may choose by WCAG 1.4.12. @returns a function that takes it back */
export async function spaceText(page: Page): Promise<() => Promise<void>> {
  const style = await page.addStyleTag({
    content:
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  });
  return () => style.evaluate((element) => (element as HTMLStyleElement).remove());
}

/**
 * Moves the focus through the page, as Tab does. @returns what a bar, notice or other layer covers, and what
 * shows no focus
 */
export const badlyFocused = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const bad: string[] = [];
    const nameOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60) ||
      element.outerHTML.slice(0, 90);
    const stops = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]'),
    ].filter(
      (element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility(),
    );
    const isOnTop = (element: HTMLElement, x: number, y: number) => {
      const top = document.elementFromPoint(x, y);
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      return top !== null && (element.contains(top) || top.contains(element) || label?.contains(top));
    };
    // A link in a sentence may have a part in each line.
    const boxOf = (stop: Element) => stop.getClientRects()[0] ?? stop.getBoundingClientRect();
    const pointsOf = (stop: Element) => {
      const { left, top, width, height } = boxOf(stop);
      return [
        [0.5, 0.5],
        [0.25, 0.5],
        [0.75, 0.5],
        [0.5, 0.25],
        [0.5, 0.75],
      ].map(([across = 0, down = 0]) => [left + across * width, top + down * height] as const);
    };
    const isTip = (element: Element | null) => Boolean(element?.closest('.tooltip'));
    const nextFrame = () =>
      new Promise((shown) => {
        requestAnimationFrame(() => setTimeout(shown, 2));
      });
    for (const stop of stops) {
      stop.focus({ focusVisible: true });
      if (document.activeElement !== stop) continue;
      await nextFrame();
      const findHidden = () => pointsOf(stop).find(([px, py]) => !isOnTop(stop, px, py));
      let hidden = findHidden();
      // The tip of the button before closes some frames after it lost the focus; a busy machine draws few.
      for (let frame = 0; frame < 60 && hidden && isTip(document.elementFromPoint(...hidden)); frame++) {
        await nextFrame();
        hidden = findHidden();
      }
      const { height } = boxOf(stop);
      // What is taller than the screen cannot be seen whole.
      if (hidden && height < window.innerHeight / 2)
        bad.push(
          `${nameOf(stop)} is covered by ${nameOf(document.elementFromPoint(...hidden) ?? document.body)}`,
        );
      const drawn = [
        stop,
        ...(stop instanceof HTMLInputElement ? (stop.labels ?? []) : []),
        stop.parentElement,
      ];
      const shows = (style: CSSStyleDeclaration) =>
        (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2) ||
        style.boxShadow !== 'none';
      if (!drawn.some((element) => element && shows(getComputedStyle(element))))
        bad.push(`${nameOf(stop)} shows no focus`);
    }
    return bad;
  });

/** Animations that run although the person asked for less motion. */
export const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number(effect?.getComputedTiming().endTime) > 10,
      )
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
  );

/** The filled buttons of the first screen, if there are several: one act is the main one. Each row of a list may have its own. */
export const severalFilled = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    window.scrollTo(0, 0);
    const filled = [...document.querySelectorAll('main .btn-primary:not(li *, article *)')].filter(
      (button) => {
        const { top, bottom } = button.getBoundingClientRect();
        return button.checkVisibility({ visibilityProperty: true }) && top < window.innerHeight && bottom > 0;
      },
    );
    return filled.length > 1 ? filled.map(({ textContent }) => textContent.trim()) : [];
  });
