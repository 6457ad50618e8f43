import type { TipDrawing } from '#contract/care-tips/care-tip-codes.ts';

/** Drawings that care tips refer to, and `saved` for a list without saved tips. */
export type DrawingName = TipDrawing | 'saved';

const files = import.meta.glob<string>('./drawings/*.svg', { query: '?raw', import: 'default', eager: true });

/** The text of the SVG file. */
export function tipDrawing(name: DrawingName): string {
  return files[`./drawings/${name}.svg`] ?? '';
}
