import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Virtual } from '@guidepup/virtual-screen-reader';
import type { Page } from '@playwright/test';

/** More than any page says between two things that belong to one job. */
const mostSteps = 400;

type Reader = {
  /** Goes on until something is said. @throws Error with what was said instead */
  readTo: (phrase: RegExp) => Promise<void>;
  /** Presses the button, link or box that was said last. */
  act: () => Promise<void>;
  type: (text: string) => Promise<void>;
  /** @returns everything that was said */
  stop: () => Promise<string[]>;
};

/** Starts a screen reader at the beginning of the open page. */
export async function startReading(page: Page): Promise<Reader> {
  const program = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader')).replace(
    /lib\/.*$/,
    'lib/esm/index.browser.js',
  );
  const body = await readFile(program);
  await page.route('**/screen-reader.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  const reader = await page.evaluateHandle(async () => {
    // It looks for labels in the root of what changed, which is an element where a row was just removed.
    Object.defineProperty(Element.prototype, 'getElementById', {
      configurable: true,
      value(this: Element, id: string) {
        return this.querySelector(`#${CSS.escape(id)}`);
      },
    });
    const module = '/screen-reader.js';
    const { virtual } = (await import(module)) as { virtual: Virtual };
    await virtual.start({ container: document.body });
    return virtual;
  });
  return {
    readTo: (phrase) =>
      reader.evaluate(
        async (virtual, [wanted, most]) => {
          for (let steps = 0; steps < most; steps++) {
            if (new RegExp(wanted).test(await virtual.lastSpokenPhrase())) return;
            await virtual.next();
          }
          throw new Error(
            `${wanted} was not heard in ${(await virtual.spokenPhraseLog()).slice(-most).join(' | ')}`,
          );
        },
        [phrase.source, mostSteps] as const,
      ),
    act: () => reader.evaluate((virtual) => virtual.act()),
    type: (text) => reader.evaluate((virtual, typed) => virtual.type(typed), text),
    async stop() {
      const heard = await reader.evaluate((virtual) => virtual.spokenPhraseLog());
      await reader.evaluate((virtual) => virtual.stop());
      return heard;
    },
  };
}
