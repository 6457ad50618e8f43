import { color, line, Mirrored, Nose } from './parts.tsx';

/** A retriever enjoys a slicker brush. */
export function Brush() {
  return (
    <>
      <path d="M8 124c0-28 8-46 22-50h56c14 4 20 22 20 50z" fill={color('apricot')} />
      <path
        d="M36 80q22 14 44 0-2 14 2 20-10-2-12 8-8-6-12 4-4-10-12-4-2-10-12-8 4-8 2-20z"
        fill={color('cream')}
      />
      <path d="M30 52c0-22 12-34 28-34s28 12 28 34c0 20-12 32-28 32S30 72 30 52z" fill={color('apricot')} />
      <Mirrored x={58}>
        <path d="M38 26c-14-2-22 14-20 34 1 12 8 18 12 10 3-8 4-24 12-38z" fill={color('apricot-2')} />
        <path d="M40 49q6-7 12 0" stroke={color('ink')} strokeWidth="2.6" {...line} />
        <circle cx="38" cy="60" r="5" fill={color('coral')} opacity=".4" />
      </Mirrored>
      <ellipse cx="58" cy="68" rx="16" ry="13" fill={color('cream')} />
      <Nose x={58} y={58} />
      <g transform="translate(117 42) rotate(28)">
        <path d="M-6 14h12l2 18h-16z" fill={color('green-2')} />
        <rect x="-8" y="26" width="16" height="50" rx="8" fill={color('green')} />
        <rect x="-28" y="-20" width="56" height="38" rx="8" fill={color('green-2')} />
        <rect x="-23" y="-16" width="46" height="30" rx="4" fill={color('white')} />
        <path
          d="M-18-12l3 4m5-4 3 4m5-4 3 4m5-4 3 4m5-4 3 4M-18-3l3 4m5-4 3 4m5-4 3 4m5-4 3 4m5-4 3 4M-18 6l3 4m5-4 3 4m5-4 3 4m5-4 3 4m5-4 3 4"
          stroke={color('grey-2')}
          strokeWidth="1.8"
          {...line}
        />
        <path
          d="M-21-4q9 8 18-1t20 2q7 4 5 10-9 8-20 3t-20 0q-8-6-3-14z"
          fill={color('apricot')}
          opacity=".85"
        />
      </g>
    </>
  );
}
