import type { ComponentProps } from 'react';

/** Props of a drawing. It is decorative next to words; `label` names it if it is alone. */
export type DrawingProps = Omit<ComponentProps<'svg'>, 'children'> & { label?: string };

/** Shows the text of an `.svg` file inline, so that the drawing takes the colors of the theme. */
export function Drawing({ svg, label, ...rest }: DrawingProps & { svg: string }) {
  const [, viewBox, content = ''] = /viewBox="([^"]+)">(.*)<\/svg>/s.exec(svg) ?? [];
  return (
    <svg
      viewBox={viewBox}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
      dangerouslySetInnerHTML={{ __html: content }}
    />
  );
}
