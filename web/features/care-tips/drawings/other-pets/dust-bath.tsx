import { color, Eye, line, Mirrored, Shadow } from '../parts.tsx';

/** A chinchilla sits in a dish of fine dust. */
export function DustBath() {
  return (
    <>
      <Shadow x={80} y={114} rx={62} />
      <path d="M112 78c18-2 30-16 24-34-8-4-16 2-16 12 0 8-4 12-12 14z" fill={color('grey-2')} />
      <path d="M36 92c-2-34 16-50 44-50s46 16 44 50z" fill={color('grey')} />
      <path d="M56 92c-4-18 6-30 24-30s28 12 24 30z" fill={color('silver')} />
      <Mirrored x={80}>
        <ellipse cx="54" cy="24" rx="15" ry="18" fill={color('grey-2')} transform="rotate(-18 54 24)" />
        <ellipse cx="55" cy="26" rx="9" ry="12" fill={color('pink')} transform="rotate(-18 55 26)" />
      </Mirrored>
      <path d="M50 50c0-18 13-26 30-26s30 8 30 26c0 14-13 24-30 24S50 64 50 50z" fill={color('grey')} />
      <ellipse cx="80" cy="60" rx="14" ry="10" fill={color('silver')} />
      <Eye x={64} y={47} r={5.4} />
      <Eye x={96} y={47} r={5.4} />
      <path d="M75 55q5-3 10 0-1 4-5 5-4-1-5-5z" fill={color('coral-2')} />
      <path d="M80 60v3m0 0q-4 3-7 1m7-1q4 3 7 1" stroke={color('ink')} strokeWidth="2" {...line} />
      <path
        d="M64 58l-18-4m18 8-18 3m50-7 18-4m-18 8 18 3"
        stroke={color('white')}
        strokeWidth="1.6"
        {...line}
      />
      <path d="M68 82q4 4 8 1m8 0q4 3 8-1" stroke={color('grey-2')} strokeWidth="6" {...line} />
      <path d="M24 96q10-12 24-8 10-8 24 0 12-8 24 0 16-6 24 0 10 0 16 8z" fill={color('cream')} />
      <path d="M18 94h124l-8 16q-2 5-8 5H34q-6 0-8-5z" fill={color('green')} />
      <rect x="12" y="90" width="136" height="9" rx="4.5" fill={color('green-2')} />
      <path
        d="M26 72h.1m8-14h.1m-16 2h.1m112 8h.1m10-12h.1m4 14h.1"
        stroke={color('cream')}
        strokeWidth="5"
        {...line}
      />
    </>
  );
}
