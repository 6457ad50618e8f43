const segmenter = new Intl.Segmenter('en-US', { granularity: 'grapheme' });

/** Cuts a text to at most this many UTF-16 units, dots included, and never within an emoji or a letter with its accents. */
export function cutText(text: string, most: number, dots = '…'): string {
  if (text.length <= most) return text;
  let end = 0;
  for (const { index, segment } of segmenter.segment(text)) {
    if (index + segment.length > most - dots.length) break;
    end = index + segment.length;
  }
  return text.slice(0, end).trimEnd() + dots;
}
