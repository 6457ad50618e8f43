import { drawingAddress, tipDrawings } from '#contract/care-tips/care-tip-codes.ts';
import { drawingAsSvg } from '#web/features/care-tips/drawing-as-svg.ts';

/** Serves the drawings of care tips as SVG files at the addresses of `drawingAddress`. */
export function loader({ params: { file } }: { params: { file?: string | undefined } }): Response {
  const drawing = tipDrawings.find((name) => drawingAddress(name).endsWith(`/${file}`));
  if (!drawing) return new Response('There is no such drawing.', { status: 404 });
  return new Response(drawingAsSvg(drawing), {
    headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  });
}
