import { onTestFinished, vi } from 'vitest';

const wide = (media: string) =>
  Object.assign(new EventTarget(), { media, matches: media.includes('45rem') || media.includes('motion') });

/** Makes the window wide enough for maps of 800 × 600 until the test ends, because jsdom lays nothing out. */
export function showMaps(): void {
  vi.stubGlobal('matchMedia', wide);
  const width = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
  const height = vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  onTestFinished(() => {
    width.mockRestore();
    height.mockRestore();
    vi.unstubAllGlobals();
  });
}
