import type { Locator, Page } from '@playwright/test';

/** More stops than any page has between two things that belong to one job. */
const mostStops = 120;

/** Presses Tab until the element has the focus. @throws Error if it cannot be reached */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  const reached: string[] = [];
  while (reached.length < mostStops) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    reached.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80) ?? ''));
  }
  throw new Error(`Tab does not reach ${target.toString()} but\n${[...new Set(reached)].join('\n')}`);
}

/** Reaches a button, link or box by Tab and presses a key on it. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Reaches a field by Tab and types. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
