import { color, line, Mirrored, Shadow } from '../parts.tsx';

/** A goat chews a twig of green leaves. */
export function Goat() {
  return (
    <>
      <Shadow x={80} y={114} rx={54} />
      <path d="M34 118c0-24 16-38 46-38s46 14 46 38z" fill={color('white-2')} />
      <Mirrored x={80}>
        <path d="M72 30C68 18 58 8 46 6c2 10 8 20 20 28z" fill={color('grey-2')} />
        <path d="M50 9q8 6 13 16m-7-12-4 4m10 4-4 5" stroke={color('silver')} strokeWidth="2.2" {...line} />
        <path d="M58 44C44 36 30 38 22 46c8 10 24 14 36 8z" fill={color('brown')} />
        <path d="M54 46q-12-4-22 1 10 6 22 3z" fill={color('pink')} />
      </Mirrored>
      <path d="M72 92q8 4 16 0-1 16-8 22-7-6-8-22z" fill={color('white')} />
      <path
        d="M54 48c0-16 12-24 26-24s26 8 26 24c0 14-4 22-8 30-4 10-9 18-18 18s-14-8-18-18c-4-8-8-16-8-30z"
        fill={color('white')}
      />
      <path d="M72 25q8-2 16 0 2 12-2 24l-6 8-6-8q-4-12-2-24z" fill={color('brown')} />
      <Mirrored x={80}>
        <ellipse cx="66" cy="52" rx="6.4" ry="5.6" fill={color('straw')} />
        <rect x="61.5" y="50" width="9" height="4" rx="2" fill={color('ink')} />
        <circle cx="63" cy="66" r="4.5" fill={color('coral')} opacity=".4" />
        <path d="M75 78q2 3 5 3" stroke={color('ink')} strokeWidth="2.4" {...line} />
      </Mirrored>
      <path d="M72 74q8-4 16 0-2 6-8 7-6-1-8-7z" fill={color('coral-2')} />
      <path d="M80 81v5q-6 4-12 1" stroke={color('ink')} strokeWidth="2.2" {...line} />
      <path d="M82 87q22 8 44-2" stroke={color('brown')} strokeWidth="3.6" {...line} />
      <path
        d="M98 90q2 12 14 12-2-10-14-12zm12-2q10-8 18-2-6 8-18 2zm14-2q10 6 20 0-8-9-20 0zm-12 1q2-12 12-12 0 10-12 12z"
        fill={color('green')}
      />
    </>
  );
}
