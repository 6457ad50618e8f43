import { color, Eye, line, Mirrored, Shadow } from '../parts.tsx';

/** A spotted pig behind a small measured dish. */
export function Pig() {
  return (
    <>
      <Shadow x={80} y={114} rx={58} />
      <path d="M30 112c-4-38 16-58 50-58s54 20 50 58z" fill={color('pink')} />
      <path
        d="M122 80c12 2 14-12 6-14-8-1-8 10 0 12 6 2 12-2 14-6"
        stroke={color('pink')}
        strokeWidth="4"
        {...line}
      />
      <Mirrored x={80}>
        <path d="M60 26C50 16 38 14 30 20c2 14 12 26 26 28z" fill={color('pink')} />
        <path d="M53 29q-10-8-18-6 4 10 16 16z" fill={color('coral')} opacity=".5" />
      </Mirrored>
      <path d="M44 54c0-22 14-34 36-34s36 12 36 34c0 20-14 34-36 34S44 74 44 54z" fill={color('pink')} />
      <path d="M92 22c16 4 24 16 24 32 0 4-1 8-2 11-14-2-24-14-26-28 0-6 1-11 4-15z" fill={color('choc')} />
      <path d="M36 92c4-10 14-12 20-6s2 18-6 22H36z" fill={color('choc')} />
      <Eye x={62} y={48} r={4.4} />
      <circle cx="99" cy="48" r="5.6" fill={color('white')} />
      <Eye x={99} y={48} r={4.4} />
      <ellipse cx="80" cy="66" rx="17" ry="12.5" fill={color('coral')} opacity=".75" />
      <path d="M73 63v6m14-6v6" stroke={color('ink')} strokeWidth="5" {...line} />
      <path d="M68 81q12 6 24 0" stroke={color('ink')} strokeWidth="2.4" {...line} />
      <path d="M52 94h56l-7 18q-1 4-6 4H65q-5 0-6-4z" fill={color('green')} />
      <path d="M58 94q4-8 12-6 6-8 14-2 8-4 14 8z" fill={color('straw')} />
      <path d="M66 90q6-10 14-6-2 8-14 6zm18-2q4-10 14-8 0 8-14 8z" fill={color('green-2')} />
      <rect x="48" y="91" width="64" height="8" rx="4" fill={color('green-2')} />
    </>
  );
}
