import { color, Eye, line } from './parts.tsx';

/** A hand offers a small biscuit to a dog. */
export function Treat() {
  return (
    <>
      <path d="M-6 124c0-26 8-46 26-58l44 20c2 14 0 26 2 38z" fill={color('white')} />
      <path d="M-6 124c0-26 8-46 26-58l20 10c-10 16-14 30-14 48z" fill={color('rust')} />
      <g transform="rotate(-9 50 60) translate(-12 10)">
        <path
          d="M20 50C18 28 32 14 52 16c12 1 20 6 26 14l24 1c9 1 13 6 11 12-3 8-10 11-20 13-6 14-18 24-34 24-22 0-37-12-39-30z"
          fill={color('rust')}
        />
        <path
          d="M82 58c12-3 26-6 31-15-6-2-16 1-28-7-8 2-10 8-14 14s-6 20-4 28c8-5 13-11 15-20z"
          fill={color('white')}
        />
        <path d="M34 22C18 24 8 42 14 62c4 12 13 14 17 6 4-12 4-24 12-36z" fill={color('choc')} />
        <path d="M107 31q8 0 8 6t-7 6-7-5 6-7z" fill={color('ink')} />
        <path d="M108 47q-14 8-26 4" stroke={color('ink')} strokeWidth="2.4" {...line} />
        <path d="M90 53q8 1 14-3 3 11-5 11-8 0-9-8z" fill={color('pink')} />
        <Eye x={70} y={36} r={4.8} />
        <path d="M62 27q6-4 11-1" stroke={color('choc')} strokeWidth="2.6" {...line} />
        <circle cx="58" cy="52" r="6" fill={color('coral')} opacity=".45" />
      </g>
      <path d="M18 76q18 16 46 6" stroke={color('green')} strokeWidth="7" {...line} />
      <circle cx="52" cy="92" r="5.5" fill={color('straw')} />
      <path d="M174-4 148 20" stroke={color('choc')} strokeWidth="20" {...line} />
      <path d="M146 30l-8 10" stroke={color('choc-2')} strokeWidth="8" {...line} />
      <g transform="translate(127 41) rotate(-38)" fill={color('straw')}>
        <path d="M-9-4.5a6 6 0 1 0-5 4.5 6 6 0 1 0 5 4.5H9A6 6 0 1 0 14 0 6 6 0 1 0 9-4.5z" />
        <path d="M-4 0h.1m7 0h.1" stroke={color('apricot-2')} strokeWidth="2.6" {...line} />
      </g>
      <path d="M142 17l-11 14m17-3-7 7" stroke={color('choc')} strokeWidth="8" {...line} />
      <path d="m176-14-24 24" stroke={color('plum')} strokeWidth="26" />
    </>
  );
}
