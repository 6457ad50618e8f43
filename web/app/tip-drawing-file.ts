import { drawingAddress, tipDrawings } from '#contract/care-tips/care-tip-codes.ts';
import type { TipDrawing } from '#contract/care-tips/care-tip-codes.ts';
import { tipDrawing } from '#web/features/care-tips/tip-drawings.ts';
import tokens from '#web/ui/tokens.css?raw';

/** The colors of drawings in the light theme, by token: a file of its own knows no theme. */
const lightColors: ReadonlyMap<string, string> = new Map(
  [...tokens.matchAll(/(--il-[\w-]+): (?:light-dark\()?(#\w+|rgb\([^)]*\))/g)].map(
    ([, token = '', color = '']) => [token, color],
  ),
);

/** Serves the drawings of care tips as SVG files at the addresses of `drawingAddress`. */
export function loader({ params: { file } }: { params: { file?: string | undefined } }): Response {
  const drawing = tipDrawings.find((name) => drawingAddress(name).endsWith(`/${file}`));
  if (!drawing) return new Response('There is no such drawing.', { status: 404 });
  return new Response(drawingAsSvg(drawing), {
    headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  });
}

/** A drawing as an SVG document in the light theme's colors. */
function drawingAsSvg(name: TipDrawing): string {
  return tipDrawing(name)
    .replace('<svg ', '<svg width="640" height="480" ')
    .replaceAll(/var\((--[\w-]+)\)/g, (_, token: string) => lightColors.get(token) ?? '');
}
