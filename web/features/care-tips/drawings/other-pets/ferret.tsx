import { color, Eye, line, Mirrored, Shadow } from '../parts.tsx';

/** A ferret looks out of a cloth tunnel. */
export function Ferret() {
  return (
    <>
      <Shadow x={84} y={112} rx={70} />
      <path d="M52 34h86q18 12 18 38t-18 38H52z" fill={color('plum')} />
      <path
        d="M84 34q14 14 14 38t-14 38m30-76q14 14 14 38t-14 38"
        stroke={color('coral')}
        strokeWidth="6"
        {...line}
      />
      <ellipse cx="52" cy="72" rx="30" ry="38" fill={color('coral')} />
      <ellipse cx="52" cy="72" rx="24" ry="32" fill={color('ink')} />
      <path d="M30 104c0-26 8-40 22-40s22 14 22 40q-22 6-44 0z" fill={color('choc')} />
      <path d="M42 84q10 8 20 0l2 22H40z" fill={color('cream')} />
      <Mirrored x={52}>
        <path d="M32 46c-6-4-8-14-2-18 8-2 14 4 16 10z" fill={color('cream')} />
        <path d="M34 42c-4-3-5-8-2-10 4 0 7 3 9 6z" fill={color('pink')} />
      </Mirrored>
      <path d="M26 56c0-16 12-24 26-24s26 8 26 24c0 14-10 30-26 30S26 70 26 56z" fill={color('cream')} />
      <path
        d="M30 52c4-6 12-8 18-2l4 4 4-4c6-6 14-4 18 2 2 8-4 15-11 13-5-1-8-5-11-5s-6 4-11 5c-7 2-13-5-11-13z"
        fill={color('choc')}
      />
      <Eye x={41} y={56} r={4.2} />
      <Eye x={63} y={56} r={4.2} />
      <path d="M46 69q6-3 12 0-2 6-6 6t-6-6z" fill={color('coral-2')} />
      <path d="M52 75v3m0 0q-4 4-8 1m8-1q4 4 8 1" stroke={color('ink')} strokeWidth="2" {...line} />
      <path
        d="M34 71l-14-3m14 7-13 3m49-7 14-3m-14 7 13 3"
        stroke={color('white')}
        strokeWidth="1.6"
        {...line}
      />
      <path d="M38 104h8m12 0h8" stroke={color('choc-2')} strokeWidth="9" {...line} />
    </>
  );
}
