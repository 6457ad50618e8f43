import type { TipDrawing } from '#contract/care-tips/care-tip-codes.ts';
import tokens from '#web/ui/tokens.css?raw';
import { tipDrawing } from './tip-drawings.ts';

/** The colors of drawings in the light theme, by token: a file of its own knows no theme. */
const lightColors: ReadonlyMap<string, string> = new Map(
  [...tokens.matchAll(/(--il-[\w-]+): (?:light-dark\()?(#\w+|rgb\([^)]*\))/g)].map(
    ([, token = '', color = '']) => [token, color],
  ),
);

/** A drawing as an SVG document in the light theme's colors. */
export function drawingAsSvg(name: TipDrawing): string {
  return tipDrawing(name)
    .replace('<svg ', '<svg width="640" height="480" ')
    .replaceAll(/var\((--[\w-]+)\)/g, (_, token: string) => lightColors.get(token) ?? '');
}
