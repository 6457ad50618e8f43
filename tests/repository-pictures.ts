import path from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { openWindow } from './camera.ts';

/** Takes the picture of the README: a groomer's dashboard, as high as a window. */
export async function photographReadme(browser: Browser, url: string): Promise<void> {
  const context = await openWindow(browser, url, { width: 1280, theme: 'light', as: 'groomer' });
  const page = await context.newPage();
  await page.goto(`${url}/groomer`, { waitUntil: 'networkidle' });
  await page.screenshot({ path: path.join(import.meta.dirname, '../docs/groomer-dashboard.png') });
  await context.close();
}

/** Takes the pictures that browsers show before they install the app. */
export async function photographInstall(browser: Browser, url: string): Promise<void> {
  for (const [name, width, height, scale] of [
    ['narrow', 360, 780, 2],
    ['wide', 1280, 800, 1],
  ] as const) {
    const context = await openWindow(browser, url, { width, theme: 'light', as: 'groomer', scale });
    const page = await context.newPage();
    await page.setViewportSize({ width, height });
    await page.goto(`${url}/groomer`, { waitUntil: 'networkidle' });
    const file = path.join(import.meta.dirname, `../web/app/install/screenshot-${name}.webp`);
    await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toFile(file);
    await context.close();
  }
}
