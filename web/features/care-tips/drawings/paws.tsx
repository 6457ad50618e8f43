import { color, Eye, line, Nose } from './parts.tsx';

/** A Labrador shows the pads of one paw. */
export function Paws() {
  return (
    <>
      <path d="M8 124c0-28 16-42 44-42s44 16 44 42z" fill={color('choc')} />
      <path d="M24 46c0-22 12-32 28-32s28 10 28 32c0 22-12 36-28 36S24 68 24 46z" fill={color('choc')} />
      <path
        d="M29 18C15 18 8 32 12 52c2 14 12 18 16 11 4-8 2-25 10-38zm46 0c14 0 21 14 17 34-2 14-12 18-16 11-4-8-2-25-10-38z"
        fill={color('choc-2')}
      />
      <ellipse cx="52" cy="64" rx="18" ry="14" fill={color('choc-2')} opacity=".8" />
      <g fill={color('straw')}>
        <circle cx="40" cy="44" r="5" />
        <circle cx="64" cy="44" r="5" />
      </g>
      <Eye x={40} y={44} r={3.5} />
      <Eye x={64} y={44} r={3.5} />
      <Nose x={52} y={55} />
      <path d="M78 124c0-14 2-24 10-32h42c6 10 8 20 8 32z" fill={color('choc')} />
      <path
        d="M80 80c-10-6-10-22 0-25-4-12 8-22 17-14 3-12 21-12 24 0 9-8 21 2 17 14 10 3 10 19 0 25 2 18-12 26-29 26s-31-8-29-26z"
        fill={color('choc')}
      />
      <g fill={color('pink')}>
        <path d="M109 68c10 0 20 10 20 19 0 8-8 9-20 6-12 3-20 2-20-6 0-9 10-19 20-19z" />
        <ellipse cx="84" cy="67" rx="6" ry="8.5" transform="rotate(-22 84 67)" />
        <ellipse cx="99" cy="51" rx="6.5" ry="9.5" transform="rotate(-6 99 51)" />
        <ellipse cx="119" cy="51" rx="6.5" ry="9.5" transform="rotate(6 119 51)" />
        <ellipse cx="134" cy="67" rx="6" ry="8.5" transform="rotate(22 134 67)" />
      </g>
      <path d="M93 70l3 5m6-8 1 5m12 0 1-5m6 8 3-5" stroke={color('choc-2')} strokeWidth="2.4" {...line} />
    </>
  );
}
